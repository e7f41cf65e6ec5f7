import * as z from 'zod';
import { auth } from './admin.ts';
import { publicSiteUrl } from './parameters.ts';

/**
 * Creates Firebase Authentication's one-time code that signs in its holder with this address, taken from the link that
 * it would email itself: https://firebase.google.com/docs/auth/admin/email-action-links
 */
export async function newSignInOobCode(email: string): Promise<string> {
  const settings = { url: `${publicSiteUrl.value()}/sign-in`, handleCodeInApp: true };
  const link = new URL(await (await auth()).generateSignInWithEmailLink(email, settings));
  return z.string().min(1).parse(link.searchParams.get('oobCode'));
}
