import * as z from 'zod';
import { auth } from './admin.ts';

const authErrorSchema = z.object({ code: z.string() });

/** True where Firebase Authentication failed with that code, without its `auth/`. */
export function isAuthError(error: unknown, code: string): boolean {
  const parsed = authErrorSchema.safeParse(error);
  return parsed.success && parsed.data.code === `auth/${code}`;
}

/** Closes an account; one that is closed already is no error. */
export async function closeAccount(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (!isAuthError(error, 'user-not-found')) {
      throw error;
    }
  }
}
