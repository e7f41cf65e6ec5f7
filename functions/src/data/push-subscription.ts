import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import { IN_FILTER_MAX_VALUES } from '@prayer-community/domain/limits';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readEach } from '../platform/reader-of.ts';

const deviceSchema = z.object({ user_id: z.string(), token: z.string() });

/** Returns the subscription of a device. Its id is a hash, so no path contains a token. */
export function subscriptionRef(db: Firestore, token: string): DocumentReference {
  const hash = createHash('sha256').update(token).digest('hex');
  return subscriptions(db).doc(hash);
}

export async function devicesOf(
  db: Firestore,
  uids: readonly string[],
): Promise<z.infer<typeof deviceSchema>[]> {
  const found = await Promise.all(
    chunksOf(uids, IN_FILTER_MAX_VALUES).map((chunk) =>
      subscriptions(db).where('user_id', 'in', chunk).get(),
    ),
  );
  return found.flatMap(({ docs }) => readEach(deviceSchema, docs));
}

export async function deletePushSubscriptions(db: Firestore, tokens: readonly string[]): Promise<void> {
  await Promise.all(tokens.map((token) => subscriptionRef(db, token).delete()));
}

function subscriptions(db: Firestore): CollectionReference {
  return db.collection(COLLECTIONS.pushSubscriptions);
}
