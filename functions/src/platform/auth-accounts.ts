import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { auth } from './admin.ts';

const authErrorSchema = z.object({ code: z.string() });

const PASSWORD_BYTES = 32;

/** Returns a password that no one knows. */
export function randomPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

/** True if Firebase Authentication failed with that code, given without `auth/`. */
export function isAuthError(error: unknown, code: string): boolean {
  const parsed = authErrorSchema.safeParse(error);
  return parsed.success && parsed.data.code === `auth/${code}`;
}

/** Deletes an account. It is not an error if the account is already gone. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'user-not-found')) {
      throw error;
    }
  }
}
