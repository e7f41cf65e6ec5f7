import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { recordErasure } from '../data/erasure-ledger.ts';
import { clearBelongings } from '../data/member-deletion.ts';
import { firestore } from '../platform/admin.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { isWithdrawn, profileRef, readStaffAccount } from '../platform/staff-account.ts';

/** Removes what a deleted member leaves behind: lists, devices, invitations, account. Retries until all of it is gone. */
export const clearAfterMember = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  skipUnreadable(async ({ data, params: { uid } }) => {
    const db = await firestore();
    // Someone who was added again with the same account keeps everything.
    if (isWithdrawn(data) || (await profileRef(db, uid).get()).exists) {
      return;
    }
    await recordErasure({ kind: 'member', id: uid });
    await clearBelongings(db, uid, readStaffAccount(data)?.email);
    logOutcome('clearAfterMember', 'cleared', uid);
  }),
);
