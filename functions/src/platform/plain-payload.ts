/** Deeper than anything that a callable takes, and far from what a recursion could not follow. */
const MAX_DEPTH = 20;

/** What the library of the callables takes for its own: a number of its protocol, and an object's prototype. */
const RESERVED_KEYS = ['@type', '__proto__'];

/** Half of a character, which JSON can carry and the database cannot. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * True for what JSON alone says, in whole characters. On an unknown `@type`, and on what is nested too deep, the library would fail with an internal error
 * and the payload in the log; a `__proto__` would hide from the schema.
 */
export function isPlainPayload(payload: unknown): boolean {
  let level: unknown[] = [payload];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (depth > MAX_DEPTH || objects.some(hasReservedKey) || level.some(isBrokenText)) {
      return false;
    }
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}

function hasReservedKey(value: object): boolean {
  return RESERVED_KEYS.some((key) => Object.hasOwn(value, key));
}

function isBrokenText(value: unknown): boolean {
  return typeof value === 'string' && HALF_CHARACTER.test(value);
}
