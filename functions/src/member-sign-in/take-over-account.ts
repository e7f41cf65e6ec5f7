import { randomBytes } from 'node:crypto';
import { auth } from '../platform/admin.ts';

const PASSWORD_BYTES = 32;

/** On an account that a link once signed in to: the address of that link, and of every other. */
const LINK_ADDRESS = 'link_address';

/**
 * Makes an account its owner's alone when the first link is used. Anybody could register the address before with a password:
 * that password and every session so far become worthless.
 * @returns false where the account belongs to another address, whatever it has been given since
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
  // Until now somebody else may have changed the address.
  const { email: current } = await accounts.getUser(uid);
  if (current?.toLowerCase() !== address) {
    return false;
  }
  await accounts.setCustomUserClaims(uid, { ...customClaims, [LINK_ADDRESS]: address });
  return true;
}
