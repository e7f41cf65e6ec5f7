import type { Language } from '@prayer-community/domain/language';
import { RECOVERY_LINK_LIFETIME_MS } from '@prayer-community/domain/password-recovery';
import type { Profile } from '@prayer-community/domain/profile';
import { countedMailText, mailText } from '@prayer-community/domain/texts/mail-text';
import type { Mail } from '../platform/mail.ts';

/** The mail with the link to set a new password. */
export function recoveryMail(
  { email, first_name: name, username }: Pick<Profile<unknown>, 'email' | 'first_name' | 'username'>,
  link: string,
  language: Language,
): Mail {
  return {
    to: email,
    language,
    subject: mailText(language, 'Reset your Prayer Community password'),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(language, 'Hello {name}, here you can set a new password for {username}:', {
          name,
          username,
        }),
      },
      { kind: 'link', label: mailText(language, 'Set a new password'), url: link },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          RECOVERY_LINK_LIFETIME_MS / 3_600_000,
          'The link is good for {count} hour and can be used once. Setting a new password signs you out everywhere; to sign in again you need it and the code that we mail you then.',
          'The link is good for {count} hours and can be used once. Setting a new password signs you out everywhere; to sign in again you need it and the code that we mail you then.',
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(language, 'If you did not ask for this, you need not do anything.'),
      },
    ],
    footer: mailText(language, 'You get this mail because a password reset was requested for your address.'),
  };
}
