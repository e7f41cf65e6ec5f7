import type { UserRecord } from 'firebase-admin/auth';
import * as z from 'zod';
import { auth, firestore } from './admin.ts';
import { profileRef, profiles, readStaffAccount } from './staff-account.ts';

/** The custom claim with the address of the links that sign in to the account. Set when the first link is used. */
export const LINK_ADDRESS = 'link_address';

const linkClaimsSchema = z.object({ [LINK_ADDRESS]: z.string() });

interface AddressAccount {
  uid: string;
  displayName: string | null;
  /** True if the owner of the address has opened a mailed link. */
  isVerified: boolean;
  /** See `linkAddressOf`. Differs from the account's address if its user has changed that. */
  linkAddress: string | null;
}

export async function accountOf(email: string): Promise<AddressAccount | null> {
  const { users } = await (await auth()).getUsers([{ email }]);
  const [user] = users;
  return user
    ? {
        uid: user.uid,
        displayName: user.displayName ?? null,
        isVerified: user.emailVerified,
        linkAddress: linkAddressOf(user),
      }
    : null;
}

/**
 * Returns the uid of the account whose user has proven that they own the address, or null. Users can give their own
 * account any address.
 */
export async function ownerUidOf(email: string): Promise<string | null> {
  const staffUid = await staffUidOf(email);
  if (staffUid !== null) {
    return staffUid;
  }
  const account = await accountOf(email);
  return account?.linkAddress === email.toLowerCase() ? account.uid : null;
}

/** Returns the address whose owner `ownerUidOf` finds in this user. Null if the user has proven none. */
export async function ownedAddressOf(uid: string): Promise<string | null> {
  const member = readStaffAccount(await profileRef(await firestore(), uid).get());
  if (member) {
    return member.email.toLowerCase();
  }
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users[0] ? linkAddressOf(users[0]) : null;
}

/** Returns the address of the links that sign in to the account. Null if none was used. */
export function linkAddressOf({ customClaims }: Pick<UserRecord, 'customClaims'>): string | null {
  return linkClaimsSchema.safeParse(customClaims).data?.[LINK_ADDRESS] ?? null;
}

/** True if an account has this address and its owner has opened a mailed link. */
export async function hasVerifiedAddress(email: string): Promise<boolean> {
  return (await accountOf(email.toLowerCase()))?.isVerified === true;
}

/**
 * Returns the staff member whose profile has this address, or null. Profiles count because users can change the address
 * of an account, but not that of a profile.
 */
export async function staffUidOf(email: string): Promise<string | null> {
  const staff = profiles(await firestore());
  const found = await staff.where('email', '==', email.toLowerCase()).limit(1).select().get();
  return found.docs[0]?.id ?? null;
}

/** True if the address belongs to a staff member. A link alone never signs in staff. */
export async function isStaffAddress(email: string): Promise<boolean> {
  return (await staffUidOf(email)) !== null;
}
