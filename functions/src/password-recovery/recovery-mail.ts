import { RECOVERY_LINK_LIFETIME_MS } from '@prayer-community/domain/auth/password-recovery';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';

export function recoveryMail(
  { email, first_name: name, username }: Pick<Profile<unknown>, 'email' | 'first_name' | 'username'>,
  link: string,
  language: Language,
): Mail {
  return {
    to: email,
    language,
    isForSignIn: true,
    subject: (community) => mailText(language, 'Reset your {community} password', { community }),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(language, 'Hello {name}, use this link to set a new password for {username}:', {
          name,
          username,
        }),
      },
      { kind: 'link', label: mailText(language, 'Set a new password'), url: link },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          RECOVERY_LINK_LIFETIME_MS / HOUR_MS,
          'The link works once and expires after {count} hour. Setting a new password signs you out everywhere. To sign in again, use the new password and the code we email you.',
          'The link works once and expires after {count} hours. Setting a new password signs you out everywhere. To sign in again, use the new password and the code we email you.',
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(language, 'If you didn’t ask for this, you can ignore this email.'),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this email because someone requested a password reset for your address.',
    ),
  };
}
