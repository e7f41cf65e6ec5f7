import {
  confirmEmailChange,
  type EmailChange,
  emailChangedMessage,
  emailChangeSettledAt,
  triesLeftOf,
} from '@prayer-community/domain/auth/email-change';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { isInCircles } from '../data/circle.ts';
import { departFromAllCircles } from '../data/circle-departure.ts';
import { deliveries } from '../data/delivery.ts';
import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { accountOf, staffUidOf } from '../platform/address-account.ts';
import { auth, firestore } from '../platform/admin.ts';
import { deleteAccount } from '../platform/auth-accounts.ts';
import { logFailure } from '../platform/log-failure.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { releaseAddress } from '../platform/release-address.ts';
import { profileRef, profiles, readStaffAccount } from '../platform/staff-account.ts';
import { checkEmailChange } from './check-email-change.ts';

type Refused = 'invalidCode' | 'noMember' | 'emailTaken' | 'usedInCircles' | 'notChanged';

interface ChangedEmail {
  outcome: 'changed' | Refused;
  uid: string | null;
  /** True if the member has left a prayer circle, even if the change failed afterward. */
  hasLeftCircles: boolean;
  triesLeft: number;
}

type Applied = Pick<ChangedEmail, 'outcome' | 'hasLeftCircles'>;

/**
 * Changes a member's address in the profile and the account if the code is correct. The member leaves their prayer
 * circles. If the account does not accept the address, the profile gets the former one back, and the same code can be
 * entered again.
 */
export async function changeEmail(changeId: string, code: string, now: Date): Promise<ChangedEmail> {
  const verdict = await checkEmailChange(changeId, code, now);
  if (verdict.is === 'invalid') {
    const { change, triesLeft } = verdict;
    return {
      outcome: 'invalidCode',
      uid: change?.user_id ?? null,
      hasLeftCircles: change?.has_left_circles ?? false,
      triesLeft,
    };
  }
  const { change } = verdict;
  const { user_id: uid, has_left_circles: hasLeftCircles } = change;
  if (verdict.is === 'confirmed') {
    return { outcome: 'changed', uid, hasLeftCircles, triesLeft: triesLeftOf(change) };
  }
  const applied = await applyChange(changeId, change, now);
  if (applied.outcome === 'changed') {
    await announceAtOnce(changeId, uid, now);
  }
  return { ...applied, uid, triesLeft: triesLeftOf(change) };
}

async function applyChange(changeId: string, change: EmailChange<Date>, now: Date): Promise<Applied> {
  const { user_id: uid, email, has_left_circles: hasLeftCircles } = change;
  const member = readStaffAccount(await profileRef(await firestore(), uid).get());
  if (!member) {
    return { outcome: 'noMember', hasLeftCircles };
  }
  await reconcileStaffAccount(uid, member, now);
  if (!(await freeAddress(email, now))) {
    return { outcome: 'usedInCircles', hasLeftCircles };
  }
  if ((await staffUidOf(email)) !== null) {
    return { outcome: 'emailTaken', hasLeftCircles };
  }
  return leaveCirclesAndStore(changeId, change, now);
}

async function leaveCirclesAndStore(
  changeId: string,
  change: EmailChange<Date>,
  now: Date,
): Promise<Applied> {
  const { user_id: uid } = change;
  const db = await firestore();
  let remembered: Promise<unknown> | null = null;
  const remember = () => {
    remembered ??= emailChanges(db).doc(changeId).update({ has_left_circles: true });
    return remembered;
  };
  const hasLeft = () => change.has_left_circles || remembered !== null;
  try {
    // Circles invited the former address. The member leaves before the change, so no one at the new address can ever
    // read them.
    await departFromAllCircles(db, uid, remember);
    const stored = await store(changeId, change, now);
    const outcome = stored === 'changed' ? await followInAccount(changeId, change) : stored;
    return { outcome, hasLeftCircles: hasLeft() };
  } catch (error) {
    logFailure('The email address of a member could not be changed', error, { uid });
    return { outcome: 'notChanged', hasLeftCircles: hasLeft() };
  }
}

/**
 * Closes an account that has the address, because the owner of the address provided the code. Leaves the account open
 * and returns false if its user is a member of prayer circles.
 */
async function freeAddress(email: string, now: Date): Promise<boolean> {
  await releaseAddress(email, now);
  const holder = await accountOf(email);
  const db = await firestore();
  if (!holder || (await profileRef(db, holder.uid).get()).exists) {
    return true;
  }
  if (await isInCircles(db, holder.uid)) {
    return false;
  }
  await deleteAccount(holder.uid);
  return true;
}

/**
 * Queues the notice to the former address in the same write, in case the call is cut off afterward. The notice is due
 * once it is certain that the change will not be taken back.
 */
async function store(
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
 * Sends the notice now. A new delivery is sent immediately, so this one replaces the waiting one. If it cannot be
 * stored, the waiting one is sent later.
 */
async function announceAtOnce(changeId: string, uid: string, now: Date): Promise<void> {
  try {
    const db = await firestore();
    const notice = emailChangedMessage(changeId, uid);
    const batch = db.batch();
    batch.delete(deliveries(db).doc(notice.key));
    batch.set(deliveries(db).doc(`${notice.key}_at_once`), newDelivery(notice, now));
    await batch.commit();
  } catch (error) {
    logOutcome('confirmEmailChange', 'announced_later', uid);
    logFailure('The notice of a changed email address could not be sent at once', error, { uid });
  }
}

async function followInAccount(
  changeId: string,
  change: EmailChange<Date>,
): Promise<'changed' | 'notChanged'> {
  const { user_id: uid, email } = change;
  try {
    const accounts = await auth();
    await accounts.updateUser(uid, { email, emailVerified: true });
    await accounts.revokeRefreshTokens(uid);
    return 'changed';
  } catch (error) {
    logOutcome('confirmEmailChange', 'not_in_account', uid);
    logFailure('The email address of an account could not be changed', error, { uid });
    await takeBack(changeId, change);
    return 'notChanged';
  }
}

/** If even this fails, the account follows the profile within 15 minutes (`reconcileStaffAccount`). */
async function takeBack(
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
