import { randomBytes } from 'node:crypto';
import { auth } from '../platform/admin.ts';

const PASSWORD_BYTES = 32;

/** The custom claim with the address of the links that sign in to the account. Set when the first link is used. */
const LINK_ADDRESS = 'link_address';

/**
 * Secures an account for its owner when the first link is used. Anyone could have registered the address with a
 * password before: this invalidates that password and all earlier sessions.
 * @returns false if the account belongs to another address, regardless of its current one
 */
export async function takeOverAccount(uid: string, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const accounts = await auth();
  const { customClaims } = await accounts.getUser(uid);
  const owner = customClaims?.[LINK_ADDRESS];
  if (owner !== undefined) {
    return owner === address;
  }
  await accounts.updateUser(uid, { password: randomBytes(PASSWORD_BYTES).toString('base64url') });
  await accounts.revokeRefreshTokens(uid);
  // Up to this point, someone else may have changed the address.
  const { email: current } = await accounts.getUser(uid);
  if (current?.toLowerCase() !== address) {
    return false;
  }
  await accounts.setCustomUserClaims(uid, { ...customClaims, [LINK_ADDRESS]: address });
  return true;
}
