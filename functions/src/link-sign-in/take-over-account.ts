import { isInCircles } from '../data/circle.ts';
import { LINK_ADDRESS, linkAddressOf } from '../platform/address-account.ts';
import { auth, firestore } from '../platform/admin.ts';
import { deleteAccount, randomPassword } from '../platform/auth-accounts.ts';
import type { LinkedAccount } from '../platform/identity-toolkit.ts';
import { profileRef } from '../platform/staff-account.ts';

/**
 * Returns the account that a link signs in to, secured for the owner of the address when their first link is used.
 * Anyone could have given the address to an account before. That account is replaced, so that what it wrote is not the
 * owner's. Only one that belongs to circles, as earlier versions let them, stays: without its password and sessions.
 * @returns null if the account belongs to another address or to staff, regardless of its current address
 */
export async function takeOverAccount({ uid, isNew }: LinkedAccount, email: string): Promise<string | null> {
  const address = email.toLowerCase();
  const owner = linkAddressOf(await (await auth()).getUser(uid));
  if (owner !== null) {
    return owner === address ? uid : null;
  }
  const db = await firestore();
  if ((await profileRef(db, uid).get()).exists) {
    return null;
  }
  const ownUid = isNew || (await isInCircles(db, uid)) ? uid : await replaceAccount(uid, address);
  return (await secureAccount(ownUid, address)) ? ownUid : null;
}

async function replaceAccount(uid: string, address: string): Promise<string> {
  await deleteAccount(uid);
  const { uid: newUid } = await (await auth()).createUser({ email: address, emailVerified: true });
  return newUid;
}

/** Invalidates any earlier password and sessions. False if the account has got another address. */
async function secureAccount(uid: string, address: string): Promise<boolean> {
  const accounts = await auth();
  await accounts.updateUser(uid, { password: randomPassword() });
  await accounts.revokeRefreshTokens(uid);
  // Up to this point, someone else may have changed the address.
  const { email: current, customClaims } = await accounts.getUser(uid);
  if (current?.toLowerCase() !== address) {
    return false;
  }
  await accounts.setCustomUserClaims(uid, { ...customClaims, [LINK_ADDRESS]: address });
  return true;
}
