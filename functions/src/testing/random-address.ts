import { randomInt } from 'node:crypto';

/** Returns a random network address, so calls of other tests do not count against it. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
