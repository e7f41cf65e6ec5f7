import { fullName } from '@prayer-community/domain/staff/profile';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import { isInCircles } from '../data/circle.ts';
import { accountOf, staffUidOf } from '../platform/address-account.ts';
import { auth, firestore } from '../platform/admin.ts';
import { deleteAccount, isAuthError } from '../platform/auth-accounts.ts';
import { releaseAddress } from '../platform/release-address.ts';

/** The account of a future member: a new one, or the one that the address already has, such as that of a circle member. */
export interface MemberAccount {
  uid: string;
  isNew: boolean;
}

/** Finds the account of the address, or creates one with the new uid. An existing account is not changed until the member is stored. */
export async function ensureAccount(
  { email, password, firstName, lastName }: MemberForm,
  now: Date,
  newUid: string,
): Promise<MemberAccount> {
  const staffUid = await staffUidOf(email);
  if (staffUid !== null) {
    return { uid: staffUid, isNew: false };
  }
  await releaseAddress(email, now);
  const found = await accountOf(email);
  if (found) {
    return { uid: found.uid, isNew: false };
  }
  try {
    await (await auth()).createUser({
      uid: newUid,
      email,
      password,
      displayName: fullName({ first_name: firstName, last_name: lastName }),
    });
    return { uid: newUid, isNew: true };
  } catch (error) {
    // Someone else has created it since it was looked up.
    const created = isAuthError(error, 'email-already-exists') ? await accountOf(email) : null;
    if (created === null) {
      throw error;
    }
    return { uid: created.uid, isNew: false };
  }
}

/**
 * Deletes an account with this address that its owner never confirmed, unless it has the new uid. Anyone can register
 * any address. Keeps the account and returns false if its user is a member of prayer circles.
 */
export async function deleteUnprovenAccount(email: string, now: Date, newUid: string): Promise<boolean> {
  await releaseAddress(email, now);
  const account = await accountOf(email);
  if (account === null || account.uid === newUid || account.isVerified) {
    return true;
  }
  if (await isInCircles(await firestore(), account.uid)) {
    return false;
  }
  await deleteAccount(account.uid);
  return true;
}

/** Gives an existing account the password and the name that the leader entered, and revokes its tokens. */
export async function adoptAccount(
  uid: string,
  { password, firstName, lastName }: MemberForm,
): Promise<void> {
  const accounts = await auth();
  await accounts.updateUser(uid, {
    password,
    displayName: fullName({ first_name: firstName, last_name: lastName }),
    emailVerified: true,
  });
  await accounts.revokeRefreshTokens(uid);
}
