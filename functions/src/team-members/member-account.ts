import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import { accountOf, staffUidOf } from '../platform/address-account.ts';
import { auth } from '../platform/admin.ts';
import { releaseAddress } from '../platform/reconcile-staff-account.ts';

/** The account of a member to be: a new one, or the one that the address has, of a circle's member for instance. */
export interface MemberAccount {
  uid: string;
  isNew: boolean;
}

/** Finds the account of the address, or opens it under the new uid. One that is found is left as it is until the member is stored. */
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
  await (await auth()).createUser({
    uid: newUid,
    email,
    password,
    displayName: `${firstName} ${lastName}`,
  });
  return { uid: newUid, isNew: true };
}

/** Gives a found account the password and the name that the leader entered, and ends what sessions it had. */
export async function adoptAccount(
  uid: string,
  { password, firstName, lastName }: MemberForm,
): Promise<void> {
  const accounts = await auth();
  await accounts.updateUser(uid, { password, displayName: `${firstName} ${lastName}`, emailVerified: true });
  await accounts.revokeRefreshTokens(uid);
}
