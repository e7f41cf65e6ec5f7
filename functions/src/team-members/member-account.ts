import { randomUUID } from 'node:crypto';
import type { MemberForm } from '@prayer-community/domain/team-member';
import * as z from 'zod';
import { accountOf } from '../platform/address-account.ts';
import { auth } from '../platform/admin.ts';

const authErrorSchema = z.object({ code: z.string() });

/** The account of a member to be: a new one, or the one that the address has, of a circle's member for instance. */
export interface MemberAccount {
  uid: string;
  isNew: boolean;
}

/** True where Firebase Authentication failed with that code, without its `auth/`. */
export function isAuthError(error: unknown, code: string): boolean {
  const parsed = authErrorSchema.safeParse(error);
  return parsed.success && parsed.data.code === `auth/${code}`;
}

/** Finds or opens the account of the address. One that is found is left as it is until the member is stored. */
export async function ensureAccount({
  email,
  password,
  firstName,
  lastName,
}: MemberForm): Promise<MemberAccount> {
  const found = await accountOf(email);
  if (found) {
    return { uid: found.uid, isNew: false };
  }
  const uid = randomUUID();
  await (await auth()).createUser({ uid, email, password, displayName: `${firstName} ${lastName}` });
  return { uid, isNew: true };
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

/** Closes an account that was opened for nothing. */
export async function closeAccount(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'user-not-found')) {
      throw error;
    }
  }
}
