import * as z from 'zod';
import { auth } from './admin.ts';

const authErrorSchema = z.object({ code: z.string() });

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
