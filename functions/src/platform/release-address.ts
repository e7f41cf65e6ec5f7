import { randomUUID } from 'node:crypto';
import { accountOf } from './address-account.ts';
import { auth, firestore } from './admin.ts';
import { isAuthError, randomPassword } from './auth-accounts.ts';
import { reconcileStaffAccount } from './reconcile-staff-account.ts';
import { profileRef, readStaffAccount } from './staff-account.ts';

/** Takes an address back from an account whose user has proven a different one, so that its owner can have it. */
export async function releaseAddress(email: string, now: Date): Promise<void> {
  const address = email.toLowerCase();
  const holder = await accountOf(address);
  if (!holder) {
    return;
  }
  const staffMember = readStaffAccount(await profileRef(await firestore(), holder.uid).get());
  if (staffMember) {
    if (staffMember.email.toLowerCase() !== address) {
      await reconcileStaffAccount(holder.uid, staffMember, now);
    }
  } else if (holder.linkAddress !== null && holder.linkAddress !== address) {
    await restoreAddress(holder.uid, holder.linkAddress);
  }
}

/** If another account has the address by now, this one gets an address that no one can have. */
async function restoreAddress(uid: string, address: string): Promise<void> {
  const accounts = await auth();
  const password = randomPassword();
  try {
    await accounts.updateUser(uid, { email: address, emailVerified: true, password });
  } catch (error) {
    if (!isAuthError(error, 'email-already-exists')) {
      throw error;
    }
    await accounts.updateUser(uid, {
      email: `${randomUUID()}@account.invalid`,
      emailVerified: false,
      password,
    });
  }
  await accounts.revokeRefreshTokens(uid);
}
