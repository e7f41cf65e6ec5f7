import { welcomeMessage } from '@prayer-community/domain/delivery';
import { MEMBER_REFUSALS, type MemberForm } from '@prayer-community/domain/team-member';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireLeadership } from '../platform/require-leadership.ts';
import { profileRef } from '../platform/staff-account.ts';
import { adoptAccount, closeAccount, ensureAccount, type MemberAccount } from './member-account.ts';
import { type MemberOutcome, storeMember, withdrawMember } from './store-member.ts';

/**
 * Adds a member: account, profile, username and lists together. What fails half-way is taken back; where even that
 * fails, the account without a profile opens nothing, and adding the address again takes it over.
 */
export const addTeamMember = defineCallable('addTeamMember', {}, async (form, caller) => {
  const at = now();
  await requireLeadership(caller, at);
  const account = await ensureAccount(form);
  const outcome = await storeOrClose(account, form, at);
  logOutcome('addTeamMember', outcome, account.uid);
  if (outcome !== 'stored') {
    return { success: false, error: MEMBER_REFUSALS[outcome] };
  }
  await queueDeliveries([welcomeMessage(account.uid)], at);
  return { success: true, uid: account.uid };
});

async function storeOrClose(
  account: MemberAccount,
  form: MemberForm,
  now: Date,
): Promise<MemberOutcome | 'halfDone'> {
  const db = await firestore();
  const { password: _notStored, ...member } = form;
  try {
    const outcome = await storeMember(db, account.uid, member, now);
    if (outcome !== 'stored') {
      await closeIfNew(account);
      return outcome;
    }
  } catch {
    logOutcome('addTeamMember', 'not_stored', account.uid);
    await closeIfNew(account);
    return 'halfDone';
  }
  return account.isNew ? 'stored' : adoptOrWithdraw(account.uid, form);
}

async function closeIfNew({ uid, isNew }: MemberAccount): Promise<void> {
  const profile = await profileRef(await firestore(), uid).get();
  if (isNew && !profile.exists) {
    await closeAccount(uid);
  }
}

async function adoptOrWithdraw(uid: string, form: MemberForm): Promise<MemberOutcome | 'halfDone'> {
  try {
    await adoptAccount(uid, form);
    return 'stored';
  } catch {
    logOutcome('addTeamMember', 'not_adopted', uid);
    await withdrawMember(await firestore(), uid, form);
    return 'halfDone';
  }
}
