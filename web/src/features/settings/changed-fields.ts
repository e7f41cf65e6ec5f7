import { keysOf } from '../../ui/keys-of.ts';

/** Returns the top-level fields whose values differ. */
export function changedFields<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  return keysOf(after).filter((key) => !isSame(before[key], after[key]));
}

/** Returns the values with the given fields taken from `others`. */
export function withFields<Values extends object>(
  values: Values,
  others: Values,
  fields: readonly (keyof Values)[],
): Values {
  const result = { ...values };
  for (const field of fields) {
    result[field] = others[field];
  }
  return result;
}

/** Returns the given fields alone. */
export function onlyFields<Values extends object>(
  values: Values,
  fields: readonly (keyof Values)[],
): Partial<Values> {
  const result: Partial<Values> = {};
  for (const field of fields) {
    result[field] = values[field];
  }
  return result;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isComposite(one) || !isComposite(other)) {
    return Object.is(one, other);
  }
  const others = new Map(Object.entries(other));
  const parts = Object.entries(one);
  return parts.length === others.size && parts.every(([name, part]) => isSame(part, others.get(name)));
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
