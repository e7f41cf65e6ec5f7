import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

const tokenSchema = z.object({ token: z.string() });

/** Where a device's subscription is: named by a hash, so that no token shows in a path. */
export function subscriptionRef(db: Firestore, token: string): DocumentReference {
  const hash = createHash('sha256').update(token).digest('hex');
  return db.collection(COLLECTIONS.pushSubscriptions).doc(hash);
}

/** The tokens of a member's devices. */
export async function tokensOf(db: Firestore, uid: string): Promise<string[]> {
  const devices = await db.collection(COLLECTIONS.pushSubscriptions).where('user_id', '==', uid).get();
  return devices.docs.map((device) => tokenSchema.parse(device.data()).token);
}

/** Forgets devices. */
export async function forgetTokens(db: Firestore, tokens: readonly string[]): Promise<void> {
  await Promise.all(tokens.map((token) => subscriptionRef(db, token).delete()));
}
