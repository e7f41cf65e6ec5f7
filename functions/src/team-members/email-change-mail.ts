import { CODE_LIFETIME_MS } from '@prayer-community/domain/auth/mailed-code';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';

/**
 * Renders the email with the code that confirms a new address. The subject does not contain the code, because lock
 * screens and logs show it.
 */
export function emailChangeMail(to: string, name: string, code: string, language: Language): Mail {
  return {
    to,
    language,
    isForSignIn: true,
    subject: mailText(language, 'Confirm your new email address'),
    parts: [
      { kind: 'code', label: mailText(language, 'Your confirmation code:'), code },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          CODE_LIFETIME_MS / MINUTE_MS,
          'Hello {name}, a leader of your prayer team wants to send your sign-in codes to this address. If you agree, tell them this code. It works for {count} minute.',
          'Hello {name}, a leader of your prayer team wants to send your sign-in codes to this address. If you agree, tell them this code. It works for {count} minutes.',
          { name },
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'You will then be removed from any prayer circles you’re in. Circles with no other members are deleted.',
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'If you don’t know this prayer team, please ignore this email. Nothing changes without the code.',
        ),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this email because a leader entered this address for a member of their prayer team.',
    ),
  };
}
