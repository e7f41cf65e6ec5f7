import * as z from 'zod';
import { auth } from './admin.ts';

/** Creates Firebase Authentication's one-time code for setting a password, taken from the link that it would email itself. */
export async function newRecoveryOobCode(email: string): Promise<string> {
  const link = new URL(await (await auth()).generatePasswordResetLink(email));
  return z.string().min(1).parse(link.searchParams.get('oobCode'));
}
