import * as z from 'zod';
import { auth } from './admin.ts';

/** Firebase Authentication's one-time code that sets a password, out of the link that it would mail itself. */
export async function newRecoveryOobCode(email: string): Promise<string> {
  const link = new URL(await (await auth()).generatePasswordResetLink(email));
  return z.string().min(1).parse(link.searchParams.get('oobCode'));
}
