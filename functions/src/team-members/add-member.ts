import { randomUUID } from 'node:crypto';
import { welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import type { Language } from '@prayer-community/i18n/language';
import { deliveries } from '../data/delivery.ts';
import { readProfile } from '../data/profile.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { staffUidOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { deleteAccount } from '../platform/auth-accounts.ts';
import { logFailure } from '../platform/log-failure.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { isWithdrawn, profileRef } from '../platform/staff-account.ts';
import { adoptAccount, ensureAccount, type MemberAccount } from './member-account.ts';
import { type MemberOutcome, storeMember, withdrawMember } from './store-member.ts';

/**
 * The result of adding a member. `notAdded`: it failed and left nothing behind. `halfDone`: an account without a role
 * remains. `notWelcomed`: the member is stored but has no link to choose a password.
 */
export type AddedMember = { outcome: MemberOutcome | 'notAdded' | 'halfDone' | 'notWelcomed'; uid: string };

type Outcome = AddedMember['outcome'];

/** For this long, the same form adds the same member, because the response to the first may have been lost. */
const REPEATABLE_MS = 15 * MINUTE_MS;

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
  const earlier = await addedEarlier(form, now, language);
  if (earlier !== null) {
    return earlier;
  }
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

/** Returns the member whom the same form has just added, and finishes what was cut off. A finished account is not changed. */
async function addedEarlier(
  form: MemberForm,
  now: Date,
  language: Language | undefined,
): Promise<AddedMember | null> {
  const uid = await staffUidOf(form.email);
  if (uid === null) {
    return null;
  }
  const db = await firestore();
  const document = await profileRef(db, uid).get();
  const profile = readProfile(document);
  const isSame =
    profile !== null &&
    profile.username === form.username &&
    profile.first_name === form.firstName &&
    profile.last_name === form.lastName &&
    (profile.phone ?? '') === form.phone &&
    profile.role === form.role;
  if (!isSame || isWithdrawn(document) || now.getTime() - profile.created_at.getTime() > REPEATABLE_MS) {
    return null;
  }
  const { key } = welcomeMessage(uid, profile.created_at, language);
  if ((await deliveries(db).doc(key).get()).exists) {
    return { outcome: 'stored', uid };
  }
  // Storing a member ends the sessions of an account that existed before, which is then still to be adopted.
  const adopted = profile.sessions_ended_at ? await adoptOrUndo(uid, form) : 'stored';
  return { outcome: adopted === 'stored' ? await welcome(uid, profile.created_at, language) : adopted, uid };
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

async function adoptOrUndo(uid: string, form: MemberForm): Promise<Outcome> {
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

async function welcome(uid: string, now: Date, language?: Language): Promise<Outcome> {
  try {
    await queueDeliveries([welcomeMessage(uid, now, language)], now);
    return 'stored';
  } catch (error) {
    logOutcome('addTeamMember', 'not_welcomed', uid);
    logFailure('A welcome email could not be queued', error, { uid });
    return 'notWelcomed';
  }
}
