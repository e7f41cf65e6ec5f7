import type { Language } from '@prayer-community/domain/language';
import { withoutLinks } from '@prayer-community/domain/mail-limit';
import { countedMailText, mailText } from '@prayer-community/domain/texts/mail-text';
import type { Mail } from '../platform/mail.ts';
import { invitationSubscription } from '../platform/mail-opt-out.ts';

/** What an invitation says: who invites whom to which circle. */
export interface InvitationText {
  to: string;
  inviter: string;
  circleName: string;
  link: string;
  /** For how many days the link is good. */
  days: number;
  language: Language;
}

/** The mail with the link that signs in and joins. Names are what members typed: each in one line, and no link. */
export function invitationMail({
  to,
  inviter: whoever,
  circleName,
  link,
  days,
  language,
}: InvitationText): Mail {
  const circle = withoutLinks(circleName);
  const inviter = withoutLinks(whoever);
  return {
    to,
    language,
    subject: mailText(language, 'You are invited to the prayer circle {circle}', { circle }),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          '{inviter} invites you to the prayer circle “{circle}”: a private group whose members share prayers and pray for one another. Nobody outside the circle sees what is shared there.',
          { inviter, circle },
        ),
      },
      { kind: 'link', label: mailText(language, 'Join the circle'), url: link },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          days,
          'The link signs you in as {to}, without a password. It is good for {count} day and can be used once, by you alone: please do not pass it on.',
          'The link signs you in as {to}, without a password. It is good for {count} days and can be used once, by you alone: please do not pass it on.',
          { to },
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(language, 'If you do not know {inviter}, you need not do anything.', { inviter }),
      },
    ],
    footer: mailText(language, 'You get this mail because a member of a prayer circle entered your address.'),
    subscription: invitationSubscription(to),
  };
}
