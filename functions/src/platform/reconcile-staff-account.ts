import { emailChangeFields, isAccountCatchingUp } from '@prayer-community/domain/auth/email-change';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { fullName } from '@prayer-community/domain/staff/profile';
import type { CreateRequest, UserRecord } from 'firebase-admin/auth';
import * as z from 'zod';
import { auth, firestore } from './admin.ts';
import { deleteAccount, isAuthError, randomPassword } from './auth-accounts.ts';
import { endSessions, endSessionsBefore } from './end-sessions.ts';
import { logOutcome } from './log-outcome.ts';
import { profileRef, readStaffAccount, type StaffAccount } from './staff-account.ts';

const changeSchema = z.object(emailChangeFields(storedInstant)).pick({ changed_at: true });

async function accountsOf(uid: string, email: string): Promise<UserRecord[]> {
  return (await (await auth()).getUsers([{ uid }, { email }])).users;
}

function isOf(user: UserRecord, uid: string, email: string): boolean {
  return user.uid === uid && user.email?.toLowerCase() === email.toLowerCase();
}

export async function isValidAccount(uid: string, email: string): Promise<boolean> {
  return (await accountsOf(uid, email)).some((user) => isOf(user, uid, email));
}

/**
 * Restores the account of a staff member from the profile. Anyone who has the password, or a link that Firebase
 * Authentication itself emailed, can change the account there, bypassing our own checks.
 * - An account that is gone or has another address is restored from the profile. It gets a password that no one knows,
 *   because someone else knew the last one. Its sessions end, and its owner chooses a new password with a mailed link.
 * - A new password ends the sessions that began before it.
 * - Differences that arose because the member was deleted or got another address in the meantime are left alone.
 * @returns the updated member
 */
export async function reconcileStaffAccount<Member extends StaffAccount>(
  uid: string,
  member: Member,
  now: Date,
): Promise<Member> {
  const users = await accountsOf(uid, member.email);
  const valid = users.find((user) => isOf(user, uid, member.email));
  if (!valid) {
    if (await isCurrent(uid, member, now)) {
      await repair(uid, member, users);
      await endSessions(uid, now);
      logOutcome('reconcileStaffAccount', 'repaired', uid);
    }
    return { ...member, sessions_ended_at: now };
  }
  const endedAt = unknownEndOfSessions(valid, member);
  if (endedAt === null) {
    return member;
  }
  await endSessionsBefore(uid, endedAt);
  logOutcome('reconcileStaffAccount', 'sessions_ended', uid);
  return { ...member, sessions_ended_at: endedAt };
}

/** Maximum number of accounts that one call looks up: https://firebase.google.com/docs/auth/admin/manage-users#bulk_retrieve_user_data */
export const LOOKED_UP_AT_ONCE = 100;

/** Looks up at most 100 accounts together. Returns the members that need `reconcileStaffAccount`. */
export async function membersToReconcile<Member extends { id: string; account: StaffAccount }>(
  members: readonly Member[],
): Promise<Member[]> {
  const { users } = await (await auth()).getUsers(members.map(({ id }) => ({ uid: id })));
  return members.filter(({ id, account }) => {
    const valid = users.find((user) => isOf(user, id, account.email));
    return !valid || unknownEndOfSessions(valid, account) !== null;
  });
}

/** False if the profile has changed since it was read, or its account is about to get a new address. */
async function isCurrent(uid: string, { email }: StaffAccount, now: Date): Promise<boolean> {
  const db = await firestore();
  const [profile, changes] = await Promise.all([
    profileRef(db, uid).get(),
    db.collection(COLLECTIONS.emailChanges).where('user_id', '==', uid).get(),
  ]);
  const isCatchingUp = changes.docs.some((change) =>
    isAccountCatchingUp(changeSchema.parse(change.data()), now),
  );
  return readStaffAccount(profile)?.email === email && !isCatchingUp;
}

/** Returns when sessions ended, for example because of a new password, if the profile does not know. Otherwise null. */
function unknownEndOfSessions(user: UserRecord, { sessions_ended_at }: StaffAccount): Date | null {
  const endedAt = tokensEndedAt(user);
  const isKnown = endedAt !== null && sessions_ended_at && sessions_ended_at >= endedAt;
  return isKnown ? null : endedAt;
}

/** Returns when Firebase Authentication last ended an account's sessions, for example because of a new password. Null if it never did. */
function tokensEndedAt({ tokensValidAfterTime, metadata }: UserRecord): Date | null {
  const opened = new Date(metadata.creationTime);
  const validAfter = new Date(tokensValidAfterTime ?? opened);
  return validAfter > opened ? validAfter : null;
}

async function repair(
  uid: string,
  { email, first_name, last_name }: StaffAccount,
  users: readonly UserRecord[],
): Promise<void> {
  // Another account with this address has no right to it. If it belongs to another staff member, it is restored from
  // their own profile.
  for (const holder of users.filter((user) => user.uid !== uid)) {
    await deleteAccount(holder.uid);
  }
  const password = randomPassword();
  if (users.some((user) => user.uid === uid)) {
    await (await auth()).updateUser(uid, { email, password });
  } else {
    await recreateAccount({ uid, email, password, displayName: fullName({ first_name, last_name }) });
  }
}

async function recreateAccount(account: CreateRequest): Promise<void> {
  try {
    await (await auth()).createUser(account);
  } catch (error) {
    // Another call repaired it at the same time.
    if (!isAuthError(error, 'uid-already-exists')) {
      throw error;
    }
  }
}
