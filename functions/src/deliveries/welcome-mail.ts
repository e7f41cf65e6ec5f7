import { RECOVERY_LINK_LIFETIME_MS } from '@prayer-community/domain/password-recovery';
import type { Profile } from '@prayer-community/domain/profile';
import type { Mail } from '../platform/mail.ts';

/** The greeting of a new member, with the link to choose a password. */
export function welcomeMail(
  {
    user_id,
    email,
    first_name,
    username,
  }: Pick<Profile<unknown>, 'user_id' | 'email' | 'first_name' | 'username'>,
  link: string,
): Mail {
  return {
    to: email,
    subject: 'Welcome to the prayer team',
    parts: [
      {
        kind: 'paragraph',
        text: `Hello ${first_name}, you were added to the prayer team. Your username is ${username}.`,
      },
      { kind: 'link', label: 'Choose your password', url: link },
      {
        kind: 'paragraph',
        text: `The link is good for ${RECOVERY_LINK_LIFETIME_MS / 3_600_000} hour. Later, “Forgot your password?” on the login page sends you another one.`,
      },
    ],
    footer: 'You get this mail because a leader of your community added you to its prayer team.',
    subscription: { kind: 'team', subject: user_id },
  };
}
