import { type EmailChange, triesLeftOf } from '@prayer-community/domain/auth/email-change';
import { departFromAllCircles } from '../data/circle-departure.ts';
import { emailChanges } from '../data/email-change.ts';
import { staffUidOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { logFailure } from '../platform/log-failure.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';
import { announceEmailChange } from './announce-email-change.ts';
import { storeEmailChange, updateAccountEmail } from './apply-email-change.ts';
import { checkEmailChange } from './check-email-change.ts';
import { deleteUnusedAccountOf } from './delete-unused-account.ts';

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
    await announceEmailChange(changeId, uid, now);
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
  if (!(await deleteUnusedAccountOf(email, now))) {
    return { outcome: 'usedInCircles', hasLeftCircles };
  }
  // The same code may have been entered twice at once.
  if (![null, uid].includes(await staffUidOf(email))) {
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
    const stored = await storeEmailChange(changeId, change, now);
    const outcome =
      stored === 'stored' || stored === 'confirmed'
        ? await updateAccountEmail(changeId, change, stored)
        : stored;
    return { outcome, hasLeftCircles: hasLeft() };
  } catch (error) {
    logFailure('The email address of a member could not be changed', error, { uid });
    return { outcome: 'notChanged', hasLeftCircles: hasLeft() };
  }
}
