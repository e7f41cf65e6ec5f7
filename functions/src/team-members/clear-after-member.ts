import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { noteErasure } from '../data/erasure-ledger.ts';
import { firestore } from '../platform/admin.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { isWithdrawn, profileRef } from '../platform/staff-account.ts';
import { clearBelongings } from './erase-member.ts';

/** Removes what a deleted member leaves: lists, devices, sessions, account. Tried again until all of it is gone. */
export const clearAfterMember = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  parkUnreadable(async ({ data, params: { uid } }) => {
    const db = await firestore();
    // Who was added again since, with the same account, has what was theirs.
    if (isWithdrawn(data) || (await profileRef(db, uid).get()).exists) {
      return;
    }
    await noteErasure({ kind: 'member', id: uid });
    await clearBelongings(db, uid);
    logOutcome('clearAfterMember', 'cleared', uid);
  }),
);
