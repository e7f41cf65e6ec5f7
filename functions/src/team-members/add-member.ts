import { welcomeMessage } from '@prayer-community/domain/delivery';
import type { MemberForm } from '@prayer-community/domain/team-member';
import { queueDeliveries } from '../deliveries/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { profileRef } from '../platform/staff-account.ts';
import { adoptAccount, closeAccount, ensureAccount, type MemberAccount } from './member-account.ts';
import { type MemberOutcome, storeMember, withdrawMember } from './store-member.ts';

/** What adding a member came to; `halfDone` where it failed on the way and was taken back. */
export type AddedMember = { outcome: MemberOutcome | 'halfDone'; uid: string };

/**
 * Adds a member: account, profile, username and lists together, and has them welcomed. What fails half-way is taken
 * back; where even that fails, the account without a profile opens nothing, and adding the address again takes it over.
 */
export async function addMember(form: MemberForm, now: Date): Promise<AddedMember> {
  const account = await ensureAccount(form);
  const outcome = await storeOrClose(account, form, now);
  if (outcome === 'stored') {
    await queueDeliveries([welcomeMessage(account.uid)], now);
  }
  return { outcome, uid: account.uid };
}

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
