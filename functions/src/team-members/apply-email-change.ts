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
import { profileRef, profiles, readStaffAccount } from '../platform/staff-account.ts';

/**
 * Changes the address in the profile. Queues the notice to the former address in the same write, in case the call is cut
 * off afterward. The notice is due once it is certain that the change will not be reverted.
 */
export async function storeEmailChange(
  changeId: string,
  { user_id: uid, email, former_email }: EmailChange<Date>,
  now: Date,
): Promise<'changed' | 'noMember' | 'emailTaken' | 'invalidCode'> {
  const db = await firestore();
  const ref = profileRef(db, uid);
  const changeRef = emailChanges(db).doc(changeId);
  const holders = profiles(db).where('email', '==', email).limit(1);
  const notice = emailChangedMessage(changeId, uid);
  return db.runTransaction(async (transaction) => {
    const [profile, stored] = await transaction.getAll(ref, changeRef);
    const taken = await transaction.get(holders);
    const member = readStaffAccount(profile);
    if (!member) {
      return 'noMember';
    }
    if (member.email === email) {
      return 'changed';
    }
    if (!taken.empty) {
      return 'emailTaken';
    }
    // Another change was faster.
    if (member.email !== former_email || readEmailChange(stored)?.changed_at !== null) {
      return 'invalidCode';
    }
    transaction.update(ref, { email, sessions_ended_at: now });
    transaction.update(changeRef, { ...confirmEmailChange(now) });
    transaction.set(deliveries(db).doc(notice.key), newDelivery(notice, now, emailChangeSettledAt(now)));
    return 'changed';
  });
}

/**
 * Ends the notifications on all devices, and changes the address of the account and ends its tokens. If any of this
 * fails, the profile gets the former address back.
 */
export async function updateAccountEmail(
  changeId: string,
  change: EmailChange<Date>,
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
    await revertProfileEmail(changeId, change);
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
