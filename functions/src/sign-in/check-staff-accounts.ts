import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import {
  LOOKED_UP_AT_ONCE,
  membersToReconcile,
  reconcileStaffAccount,
} from '../platform/reconcile-staff-account.ts';
import { completeInTurn } from '../platform/settle-each.ts';
import { profiles, readStaffAccount } from '../platform/staff-account.ts';

/** Changed accounts are repaired one after another. */
const TIMEOUT_SECONDS = 540;

/** Ends sessions and repairs accounts of members whose account was changed outside the app. */
export const checkStaffAccounts = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: TIMEOUT_SECONDS },
  async () => {
    const staff = await profiles(await firestore()).get();
    const members = staff.docs.flatMap((profile) => {
      const account = readStaffAccount(profile);
      return account ? [{ id: profile.id, account }] : [];
    });
    const found = await Promise.all(chunksOf(members, LOOKED_UP_AT_ONCE).map(membersToReconcile));
    await completeInTurn('An account of the staff could not be checked', found.flat(), ({ id, account }) =>
      reconcileStaffAccount(id, account, now()),
    );
  },
);
