import { CODE_LIFETIME_MS } from '@prayer-community/domain/sign-in-challenge';
import type { Mail } from '../platform/mail.ts';

/** The mail with a code. Its subject, which lock screens and logs show, is without. */
export function codeMail(to: string, firstName: string, code: string): Mail {
  return {
    to,
    subject: 'Your Prayer Community verification code',
    parts: [
      { kind: 'code', label: 'Your verification code:', code },
      {
        kind: 'paragraph',
        text: `Hello ${firstName}, enter it where you are signing in. It is good for ${CODE_LIFETIME_MS / 60_000} minutes and can be used once; a newer code replaces it.`,
      },
      {
        kind: 'paragraph',
        text: 'Nobody from our team will ever ask you for this code. If you are not signing in right now, someone knows your password: please reset it with “Forgot your password?” on the login page.',
      },
    ],
    footer: 'You get this mail because your username and password were entered at the prayer team login.',
  };
}
