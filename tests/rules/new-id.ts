import { randomUUID } from 'node:crypto';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';

/** Returns an id that is unique among the documents of the tests. */
export function newId(): string {
  return autoIdFrom(randomUUID());
}
