import { withoutLinks } from '@prayer-community/domain/delivery/mail-limit';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import type { MailPart } from '../messaging/mail-layout.ts';
import { invitationSubscription } from '../messaging/mail-opt-out.ts';

interface InvitationText {
  to: string;
  inviter: string;
  circleName: string;
  /** Signs in and joins. For staff, the address of the Prayer Team Login. */
  link: string;
  isStaff: boolean;
  /** The number of days for which the link is valid. */
  days: number;
  language: Language;
}

/** Renders the email with the link to join. Members typed the names, so each is reduced to one line without links. */
export function invitationMail(invitation: InvitationText): Mail {
  const { to, inviter: inviterName, circleName, isStaff, language } = invitation;
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
          '{inviter} invited you to the prayer circle “{circle}”: a private group whose members share prayers and pray for one another. On our site, only members see what is shared there.',
          { inviter, circle },
        ),
      },
      ...(isStaff ? toLogin(invitation) : toCircle(invitation)),
      {
        kind: 'paragraph',
        text: mailText(language, 'If you don’t know {inviter}, you can ignore this email.', { inviter }),
      },
    ],
    footer: mailText(
      language,
      'You’re receiving this email because a member of a prayer circle entered your address.',
    ),
    subscription: invitationSubscription(to),
  };
}

function toCircle({ to, link, days, language }: InvitationText): MailPart[] {
  return [
    { kind: 'link', label: mailText(language, 'Join the circle'), url: link },
    {
      kind: 'paragraph',
      text: countedMailText(
        language,
        days,
        'The link signs you in as {to}, without a password. It works once, expires within a day, and is only for you. Please don’t share it.',
        'The link signs you in as {to}, without a password. It works once, expires after {count} days, and is only for you. Please don’t share it.',
        { to },
      ),
    },
  ];
}

/** A link alone never signs in staff. They find the invitation once they have signed in. */
function toLogin({ link, language }: InvitationText): MailPart[] {
  return [
    {
      kind: 'paragraph',
      text: mailText(
        language,
        'Your address belongs to a member of our prayer team. Please sign in at the Prayer Team Login to open your prayer circles.',
      ),
    },
    { kind: 'link', label: mailText(language, 'Prayer Team Login'), url: link },
  ];
}
