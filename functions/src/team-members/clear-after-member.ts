import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin.ts';
import { closeAccount } from '../platform/auth-accounts.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { isWithdrawn } from '../platform/staff-account.ts';

/** Removes what a deleted member leaves: lists, devices, sessions, account. Tried again until all of it is gone. */
export const clearAfterMember = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  async ({ data, params: { uid } }) => {
    if (isWithdrawn(data)) {
      return;
    }
    const db = await firestore();
    const belongings = [COLLECTIONS.distributionMemberships, COLLECTIONS.pushSubscriptions];
    await Promise.all(
      belongings.map((collection) => deleteAll(db, db.collection(collection).where('user_id', '==', uid))),
    );
    await closeAccount(uid);
    logOutcome('clearAfterMember', 'cleared', uid);
  },
);

async function deleteAll(db: Firestore, query: Query): Promise<void> {
  const batch = db.batch();
  for (const { ref } of (await query.get()).docs) {
    batch.delete(ref);
  }
  await batch.commit();
}
