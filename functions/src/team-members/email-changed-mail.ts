import { maskedEmail } from '@prayer-community/domain/fields/masked-email';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';

/** Renders the notice to a former address. It shows the new address only in part. */
export function emailChangedMail(
  to: string,
  { email, first_name: name }: Pick<Profile<unknown>, 'email' | 'first_name'>,
  language: Language,
): Mail {
  return {
    to,
    language,
    subject: mailText(language, 'Your email address was changed'),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Hello {name}, a leader changed the email address of your prayer team account to {email}. Sign-in codes go there now, and you were signed out everywhere.',
          { name, email: maskedEmail(email) },
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Your account also left its prayer circles, if it had any. To come back, ask a member for a new invitation.',
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'If you didn’t agree to this, please talk to a leader of your community right away.',
        ),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this email because your prayer team account used this address until now.',
    ),
  };
}
