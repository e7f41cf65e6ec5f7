import { withoutLinks } from '@prayer-community/domain/delivery/mail-limit';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import { invitationSubscription } from '../messaging/mail-opt-out.ts';

interface InvitationText {
  to: string;
  inviter: string;
  circleName: string;
  link: string;
  /** The number of days for which the link is valid. */
  days: number;
  language: Language;
}

/** Renders the email with the link that signs in and joins. Members typed the names, so each is reduced to one line without links. */
export function invitationMail({
  to,
  inviter: inviterName,
  circleName,
  link,
  days,
  language,
}: InvitationText): Mail {
  const circle = withoutLinks(circleName);
  const inviter = withoutLinks(inviterName);
  return {
    to,
    language,
    subject: mailText(language, 'You are invited to the prayer circle {circle}', { circle }),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          '{inviter} invited you to the prayer circle “{circle}”: a private group whose members share prayers and pray for one another. Only members can see what is shared there.',
          { inviter, circle },
        ),
      },
      { kind: 'link', label: mailText(language, 'Join the circle'), url: link },
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          days,
          'The link signs you in as {to}, without a password. It works once and expires after {count} day and is only for you, so please don’t share it.',
          'The link signs you in as {to}, without a password. It works once and expires after {count} days and is only for you, so please don’t share it.',
          { to },
        ),
      },
      {
        kind: 'paragraph',
        text: mailText(language, 'If you don’t know {inviter}, you can ignore this e-mail.', { inviter }),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this e-mail because a member of a prayer circle entered your address.',
    ),
    subscription: invitationSubscription(to),
  };
}
