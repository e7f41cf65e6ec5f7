import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { readStaffAccount } from '../platform/staff-account.ts';

/** Ends sessions, and repairs accounts, of members whose account was changed past the app. */
export const checkStaffAccounts = onSchedule({ schedule: 'every 15 minutes' }, async () => {
  const profiles = await (await firestore()).collection(COLLECTIONS.profiles).get();
  for (const profile of profiles.docs) {
    const member = readStaffAccount(profile);
    if (member) {
      await reconcileStaffAccount(profile.id, member, now());
    }
  }
});
