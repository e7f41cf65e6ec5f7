import { randomUUID } from 'node:crypto';
import { welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import type { Language } from '@prayer-community/i18n/language';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { deleteAccount } from '../platform/auth-accounts.ts';
import { logFailure } from '../platform/log-failure.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { profileRef } from '../platform/staff-account.ts';
import { adoptAccount, ensureAccount, type MemberAccount } from './member-account.ts';
import { type MemberOutcome, storeMember, withdrawMember } from './store-member.ts';

/**
 * The result of adding a member. `notAdded`: it failed and left nothing behind. `halfDone`: an account without a role
 * remains. `notWelcomed`: the member is stored but has no link to choose a password.
 */
export type AddedMember = { outcome: MemberOutcome | 'notAdded' | 'halfDone' | 'notWelcomed'; uid: string };

type Outcome = AddedMember['outcome'];

/**
 * Adds a member: account, profile, username and lists together. Then queues a welcome email. A partial failure is
 * undone. If even that fails, the account without a profile gives access to nothing, and adding the address again takes
 * it over.
 * @param language the language of the welcome email
 */
export async function addMember(
  form: MemberForm,
  now: Date,
  language?: Language,
  newUid: string = randomUUID(),
): Promise<AddedMember> {
  const account = await ensureAccount(form, now, newUid);
  const { uid, isNew } = account;
  let outcome = await storeOrUndo(account, form, now);
  if (outcome === 'stored' && !isNew) {
    outcome = await adoptOrUndo(uid, form);
  }
  if (outcome === 'stored') {
    outcome = await welcome(uid, now, language);
  }
  return { outcome, uid };
}

async function storeOrUndo(account: MemberAccount, form: MemberForm, now: Date): Promise<Outcome> {
  try {
    const outcome = await storeMember(await firestore(), account, form, now);
    if (outcome !== 'stored') {
      await deleteUnusedAccount(account);
    }
    return outcome;
  } catch (error) {
    logOutcome('addTeamMember', 'not_stored', account.uid);
    logFailure('A member could not be stored', error, { uid: account.uid });
    return undoUnlessStored(account, form);
  }
}

/** The member may have been stored even though the response was lost. */
async function undoUnlessStored(account: MemberAccount, { username }: MemberForm): Promise<Outcome> {
  try {
    const profile = await profileRef(await firestore(), account.uid).get();
    if (profile.get('username') === username) {
      return 'stored';
    }
    await deleteUnusedAccount(account);
    return 'notAdded';
  } catch (error) {
    logOutcome('addTeamMember', 'not_closed', account.uid);
    logFailure('The account of a member who was not stored could not be deleted', error, {
      uid: account.uid,
    });
    return account.isNew ? 'halfDone' : 'notAdded';
  }
}

/** Deletes an account that was created for a member who was not stored. */
async function deleteUnusedAccount({ uid, isNew }: MemberAccount): Promise<void> {
  const profile = await profileRef(await firestore(), uid).get();
  if (isNew && !profile.exists) {
    await deleteAccount(uid);
  }
}

/** Gives a stored member the account that the address already had. A failure withdraws the member. */
export async function adoptOrUndo(uid: string, form: MemberForm): Promise<Outcome> {
  try {
    await adoptAccount(uid, form);
    return 'stored';
  } catch (error) {
    logOutcome('addTeamMember', 'not_adopted', uid);
    logFailure('An account could not be given to a member', error, { uid });
  }
  try {
    await withdrawMember(await firestore(), uid, form);
    return 'notAdded';
  } catch (error) {
    logOutcome('addTeamMember', 'not_withdrawn', uid);
    logFailure('A member could not be withdrawn', error, { uid });
    return 'notWelcomed';
  }
}

/** Queues the welcome email of a member who was added at `now`. Once, no matter how often it is called. */
export async function welcome(uid: string, now: Date, language?: Language): Promise<Outcome> {
  try {
    await queueDeliveries([welcomeMessage(uid, now, language)], now);
    return 'stored';
  } catch (error) {
    logOutcome('addTeamMember', 'not_welcomed', uid);
    logFailure('A welcome email could not be queued', error, { uid });
    return 'notWelcomed';
  }
}
