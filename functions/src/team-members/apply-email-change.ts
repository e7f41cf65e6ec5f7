import {
  confirmEmailChange,
  type EmailChange,
  emailChangedMessage,
  emailChangeSettledAt,
} from '@prayer-community/domain/auth/email-change';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { deliveries } from '../data/delivery.ts';
import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { auth, firestore } from '../platform/admin.ts';
import { endPush } from '../platform/end-sessions.ts';
import { logFailure } from '../platform/log-failure.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { profileRef, profiles, readStaffAccount } from '../platform/staff-account.ts';

/** `confirmed` if the profile already has the new address, such as from a simultaneous confirmation. */
export type StoredEmailChange = 'stored' | 'confirmed';

/**
 * Changes the address in the profile. Another account may get the address in the meantime; then the update of the
 * account fails. Queues the notice to the former address in the same write, in case the call is cut off afterward. The
 * notice is due once it is certain that the change will not be reverted.
 */
export async function storeEmailChange(
  changeId: string,
  { user_id: uid, email, former_email }: EmailChange<Date>,
  now: Date,
): Promise<StoredEmailChange | 'noMember' | 'emailTaken' | 'invalidCode'> {
  const db = await firestore();
  const notice = emailChangedMessage(changeId, uid);
  return runOptimisticBatch(db, async (writes) => {
    const [stored, storedNotice, holders] = await Promise.all([
      emailChanges(db).doc(changeId).get(),
      deliveries(db).doc(notice.key).get(),
      profiles(db).where('email', '==', email).limit(2).get(),
    ]);
    // Read last: if a simultaneous confirmation is visible in any of these, it is visible in the profile.
    const profile = await profileRef(db, uid).get();
    const member = readStaffAccount(profile);
    if (!member) {
      return 'noMember';
    }
    if (member.email === email) {
      return 'confirmed';
    }
    if (holders.docs.some(({ id }) => id !== uid)) {
      return 'emailTaken';
    }
    // Another change was faster.
    if (member.email !== former_email || readEmailChange(stored)?.changed_at !== null) {
      return 'invalidCode';
    }
    writes.update(profile, { email, sessions_ended_at: now });
    writes.updateMarked(stored, confirmEmailChange(now));
    writes.update(storedNotice, newDelivery(notice, now, emailChangeSettledAt(now)));
    return 'stored';
  });
}

/**
 * Ends the notifications on all devices, and changes the address of the account and ends its tokens. If any of this
 * fails, the profile gets the former address back, but only from the confirmation that has stored the change. After
 * another one, the account follows the profile within 15 minutes (`reconcileStaffAccount`).
 */
export async function updateAccountEmail(
  changeId: string,
  change: EmailChange<Date>,
  stored: StoredEmailChange,
): Promise<'changed' | 'notChanged'> {
  const { user_id: uid, email } = change;
  try {
    await endPush(await firestore(), uid);
    const accounts = await auth();
    await accounts.updateUser(uid, { email, emailVerified: true });
    await accounts.revokeRefreshTokens(uid);
    return 'changed';
  } catch (error) {
    logOutcome('confirmEmailChange', 'not_in_account', uid);
    logFailure('The email address of an account could not be changed', error, { uid });
    if (stored === 'stored') {
      await revertProfileEmail(changeId, change);
    }
    return 'notChanged';
  }
}

/** If even this fails, the account follows the profile within 15 minutes (`reconcileStaffAccount`). */
async function revertProfileEmail(
  changeId: string,
  { user_id: uid, email, former_email, code_hash, expires_at }: EmailChange<Date>,
): Promise<void> {
  const db = await firestore();
  const ref = profileRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(ref);
    if (readStaffAccount(profile)?.email === email) {
      transaction.update(ref, { email: former_email });
      transaction.update(emailChanges(db).doc(changeId), { code_hash, changed_at: null, expires_at });
    }
  });
}
