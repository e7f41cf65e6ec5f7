import { CODE_LIFETIME_MS } from '@prayer-community/domain/auth/mailed-code';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';

/** Renders the email with a code. The subject does not contain the code, because lock screens and logs show it. */
export function codeMail(to: string, name: string, code: string, language: Language): Mail {
  return {
    to,
    language,
    isForSignIn: true,
    subject: (community) => mailText(language, 'Your {community} verification code', { community }),
    parts: [
      { kind: 'code', label: mailText(language, 'Your verification code:'), code },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          CODE_LIFETIME_MS / MINUTE_MS,
          'Hello {name}, enter this code where you’re signing in. It works once and expires after {count} minute. A newer code replaces it.',
          'Hello {name}, enter this code where you’re signing in. It works once and expires after {count} minutes. A newer code replaces it.',
          { name },
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Nobody from our team will ever ask you for this code. If you’re not signing in right now, someone knows your password. Please reset it with “Forgot your password?” on the login page.',
        ),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this email because your username and password were entered at the prayer team login.',
    ),
  };
}
