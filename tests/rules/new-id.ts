import { randomUUID } from 'node:crypto';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';

/** An id that no other document of a test has. */
export function newId(): string {
  return autoIdFrom(randomUUID());
}
