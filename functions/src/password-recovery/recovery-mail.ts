import { RECOVERY_LINK_LIFETIME_MS } from '@prayer-community/domain/password-recovery';
import type { Profile } from '@prayer-community/domain/profile';
import type { Mail } from '../platform/mail.ts';

/** The mail with the link to set a new password. */
export function recoveryMail(
  { email, first_name, username }: Pick<Profile<unknown>, 'email' | 'first_name' | 'username'>,
  link: string,
): Mail {
  return {
    to: email,
    subject: 'Reset your Prayer Community password',
    parts: [
      { kind: 'paragraph', text: `Hello ${first_name}, here you can set a new password for ${username}:` },
      { kind: 'link', label: 'Set a new password', url: link },
      {
        kind: 'paragraph',
        text: `The link is good for ${RECOVERY_LINK_LIFETIME_MS / 3_600_000} hour and can be used once. Setting a new password signs you out everywhere; to sign in again you need it and the code that we mail you then.`,
      },
      { kind: 'paragraph', text: 'If you did not ask for this, you need not do anything.' },
    ],
    footer: 'You get this mail because a password reset was requested for your address.',
  };
}
