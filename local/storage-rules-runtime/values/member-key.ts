import type { Value } from './value.ts';

/** A value that says itself under which key it is a member of a set. */
export interface Keyed {
  readonly memberKey: string;
}

/**
 * A text that two values share exactly where a set, or `diff`, takes them for the same: numbers by their number, whatever
 * their type (1 and 1.0, 0.0 and -0.0, NaN and NaN), sets and maps without regard to order.
 */
export function memberKey(value: Value): string {
  switch (typeof value) {
    case 'bigint':
      return `number ${value}`;
    case 'number':
      return `number ${Number.isInteger(value) ? BigInt(value) : value}`;
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return String(value);
  }
  if (value === null) {
    return 'null';
  }
  if (value instanceof Uint8Array) {
    return `bytes ${Buffer.from(value).toString('base64')}`;
  }
  if (isList(value)) {
    return `[${value.map(memberKey).join()}]`;
  }
  if (isMap(value)) {
    const fields = [...value].map(([key, field]) => `${JSON.stringify(key)}:${memberKey(field)}`);
    return `{${fields.sort().join()}}`;
  }
  return value.memberKey;
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
const isMap = (value: Value): value is ReadonlyMap<string, Value> => value instanceof Map;
