import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { deleteMemberData, recordMemberErasure } from '../data/member-deletion.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { isWithdrawn, readStaffAccount } from '../platform/staff-account.ts';

/** Removes what a deleted member leaves behind: lists, devices, invitations, account. Retries until all of it is gone. */
export const clearAfterMember = onDocumentDeleted(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  skipUnreadable(async ({ data, params: { uid } }) => {
    const db = await firestore();
    if (isWithdrawn(data) || !(await recordMemberErasure(db, uid))) {
      return;
    }
    await deleteMemberData(db, uid, readStaffAccount(data)?.email, now());
    logOutcome('clearAfterMember', 'cleared', uid);
  }),
);
