import { randomInt } from 'node:crypto';

/** A network address of this test's own, so that no other test's calls count against it. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
