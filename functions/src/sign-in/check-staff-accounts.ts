import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { completeInTurn } from '../platform/settle-each.ts';
import { profiles, readStaffAccount } from '../platform/staff-account.ts';

/** Accounts are looked up one after another. A thousand members take a minute. */
const TIMEOUT_SECONDS = 540;

/** Ends sessions and repairs accounts of members whose account was changed outside the app. */
export const checkStaffAccounts = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: TIMEOUT_SECONDS },
  async () => {
    const staff = await profiles(await firestore()).get();
    await completeInTurn('An account of the staff could not be checked', staff.docs, async (profile) => {
      const member = readStaffAccount(profile);
      if (member) {
        await reconcileStaffAccount(profile.id, member, now());
      }
    });
  },
);
