import {
  confirmEmailChange,
  type EmailChange,
  emailChangedMessage,
  emailChangeSettledAt,
  triesLeftOf,
} from '@prayer-community/domain/auth/email-change';
import { CIRCLE_SUBCOLLECTIONS } from '@prayer-community/domain/collections';
import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import { departFromAllCircles } from '../data/circle-departure.ts';
import { deliveries } from '../data/delivery.ts';
import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { profiles } from '../data/profile.ts';
import { accountOf, staffUidOf } from '../platform/address-account.ts';
import { auth, firestore } from '../platform/admin.ts';
import { closeAccount } from '../platform/auth-accounts.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { reconcileStaffAccount, releaseAddress } from '../platform/reconcile-staff-account.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';
import { judgeEmailChange } from './judge-email-change.ts';

type Refused = 'invalidCode' | 'noMember' | 'emailTaken' | 'usedInCircles' | 'notChanged';

/** What a typed code for another address came to. */
export interface ChangedEmail {
  outcome: 'changed' | Refused;
  uid: string | null;
  /** Whether the member has left prayer circles, even where the change then failed. */
  hasLeftCircles: boolean;
  triesLeft: number;
}

/**
 * Gives a member another address if the code is right: profile and account together. They leave their prayer circles. Where the
 * account does not take the address, the profile has the former one again, and the same code can be typed once more.
 */
export async function changeEmail(changeId: string, code: string, now: Date): Promise<ChangedEmail> {
  const verdict = await judgeEmailChange(changeId, code, now);
  if (!verdict.isRight) {
    return {
      outcome: 'invalidCode',
      uid: verdict.uid,
      hasLeftCircles: false,
      triesLeft: verdict.triesLeft,
    };
  }
  const { change } = verdict;
  const applied = await applyChange(changeId, change, now);
  if (applied.outcome === 'changed') {
    await announceAtOnce(changeId, change.user_id, now);
  }
  return { ...applied, uid: change.user_id, triesLeft: triesLeftOf(change) };
}

async function applyChange(
  changeId: string,
  change: EmailChange<Date>,
  now: Date,
): Promise<Pick<ChangedEmail, 'outcome' | 'hasLeftCircles'>> {
  const { user_id: uid, email } = change;
  const member = readStaffAccount(await profileRef(await firestore(), uid).get());
  if (!member) {
    return { outcome: 'noMember', hasLeftCircles: false };
  }
  await reconcileStaffAccount(uid, member, now);
  if (!(await freeAddress(email, now))) {
    return { outcome: 'usedInCircles', hasLeftCircles: false };
  }
  if ((await staffUidOf(email)) !== null) {
    return { outcome: 'emailTaken', hasLeftCircles: false };
  }
  // Circles invited the former address. Before the change, so that nobody at the new one ever reads them.
  const hasLeftCircles = (await departFromAllCircles(await firestore(), uid)) > 0;
  const stored = await store(changeId, change, now);
  const outcome = stored === 'changed' ? await followInAccount(changeId, change) : stored;
  return { outcome, hasLeftCircles };
}

/** Closes an account that has the address, for its owner typed the code; not one that takes part in circles. */
async function freeAddress(email: string, now: Date): Promise<boolean> {
  await releaseAddress(email, now);
  const holder = await accountOf(email);
  const db = await firestore();
  if (!holder || (await profileRef(db, holder.uid).get()).exists) {
    return true;
  }
  const circles = db.collectionGroup(CIRCLE_SUBCOLLECTIONS.members).where('user_id', '==', holder.uid);
  if (!(await circles.limit(1).get()).empty) {
    return false;
  }
  await closeAccount(holder.uid);
  return true;
}

/**
 * The notice to the former address is queued in the same write, for a call that is cut off after it. It is due once it is certain
 * that the change is not taken back.
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
 * Has the notice sent now. A created delivery is sent at once, so this one takes the place of the one that waits; where it cannot be
 * stored, the other is sent later.
 */
async function announceAtOnce(changeId: string, uid: string, now: Date): Promise<void> {
  try {
    const db = await firestore();
    const notice = emailChangedMessage(changeId, uid);
    const batch = db.batch();
    batch.delete(deliveries(db).doc(notice.key));
    batch.set(deliveries(db).doc(`${notice.key}_at_once`), newDelivery(notice, now));
    await batch.commit();
  } catch {
    logOutcome('confirmEmailChange', 'announced_later', uid);
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
  } catch {
    logOutcome('confirmEmailChange', 'not_in_account', uid);
    await takeBack(changeId, change);
    return 'notChanged';
  }
}

/** Where even this fails, the account follows the profile within 15 minutes (`reconcileStaffAccount`). */
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
