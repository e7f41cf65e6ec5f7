import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { IN_FILTER_MAX_VALUES } from '@prayer-community/domain/limits';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readEach } from '../platform/reader-of.ts';

const deviceSchema = z.object({ user_id: z.string(), token: z.string() });

/** Returns the subscription of a device. Its id is a hash, so no path contains a token. */
export function subscriptionRef(db: Firestore, token: string): DocumentReference {
  const hash = createHash('sha256').update(token).digest('hex');
  return db.collection(COLLECTIONS.pushSubscriptions).doc(hash);
}

export async function devicesOf(
  db: Firestore,
  uids: readonly string[],
): Promise<z.infer<typeof deviceSchema>[]> {
  const chunks = Array.from({ length: Math.ceil(uids.length / IN_FILTER_MAX_VALUES) }, (_, index) =>
    uids.slice(index * IN_FILTER_MAX_VALUES, (index + 1) * IN_FILTER_MAX_VALUES),
  );
  const found = await Promise.all(
    chunks.map((chunk) => db.collection(COLLECTIONS.pushSubscriptions).where('user_id', 'in', chunk).get()),
  );
  return found.flatMap(({ docs }) => readEach(deviceSchema, docs));
}

export async function deletePushSubscriptions(db: Firestore, tokens: readonly string[]): Promise<void> {
  await Promise.all(tokens.map((token) => subscriptionRef(db, token).delete()));
}
