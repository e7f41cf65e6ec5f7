import { RECOVERY_LINK_LIFETIME_MS } from '@prayer-community/domain/auth/password-recovery';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';

export function welcomeMail(
  {
    user_id,
    email,
    first_name: name,
    username,
  }: Pick<Profile<unknown>, 'user_id' | 'email' | 'first_name' | 'username'>,
  link: string,
  language: Language,
): Mail {
  return {
    to: email,
    language,
    subject: mailText(language, 'Welcome to the prayer team'),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Hello {name}, you’ve been added to the prayer team. Your username is {username}.',
          { name, username },
        ),
      },
      { kind: 'link', label: mailText(language, 'Choose your password'), url: link },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          RECOVERY_LINK_LIFETIME_MS / HOUR_MS,
          'The link works for {count} hour. After that, use “Forgot your password?” on the login page to get a new one.',
          'The link works for {count} hours. After that, use “Forgot your password?” on the login page to get a new one.',
        ),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this email because a leader of your community added you to its prayer team.',
    ),
    subscription: { kind: 'team', subject: user_id },
  };
}
