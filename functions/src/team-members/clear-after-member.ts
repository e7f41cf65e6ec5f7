import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { noteErasure } from '../data/erasure-ledger.ts';
import { firestore } from '../platform/admin.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { isWithdrawn } from '../platform/staff-account.ts';
import { clearBelongings } from './erase-member.ts';

/** Removes what a deleted member leaves: lists, devices, sessions, account. Tried again until all of it is gone. */
export const clearAfterMember = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  parkUnreadable(async ({ data, params: { uid } }) => {
    if (isWithdrawn(data)) {
      return;
    }
    await noteErasure({ kind: 'member', id: uid });
    await clearBelongings(await firestore(), uid);
    logOutcome('clearAfterMember', 'cleared', uid);
  }),
);
