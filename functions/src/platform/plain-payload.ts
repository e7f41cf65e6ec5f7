/** Deeper than the input of any callable, and far less than the depth at which recursion fails. */
const MAX_DEPTH = 20;

/** Keys that the callable library interprets: a number of its protocol and an object's prototype. */
const RESERVED_KEYS = ['@type', '__proto__'];

/** Half of a surrogate pair, which JSON can carry and Firestore cannot. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * True if the payload is plain JSON without broken characters. On an unknown `@type` or nesting that is too deep, the
 * library would fail with an internal error and log the payload. A `__proto__` would be hidden from the schema.
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
