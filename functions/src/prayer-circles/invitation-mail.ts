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
}

/** The mail with the link that signs in and joins. Names are what members typed: each in one line. */
export function invitationMail({ to, inviter, circleName, link, days }: InvitationText): Mail {
  const circle = inOneLine(circleName);
  return {
    to,
    subject: `You are invited to the prayer circle ${circle}`,
    parts: [
      {
        kind: 'paragraph',
        text: `${inOneLine(inviter)} invites you to the prayer circle “${circle}”: a private group whose members share prayers and pray for one another. Nobody outside the circle sees what is shared there.`,
      },
      { kind: 'link', label: 'Join the circle', url: link },
      {
        kind: 'paragraph',
        text: `The link signs you in as ${to}, without a password. It is good for ${days === 1 ? '1 day' : `${days} days`} and can be used once, by you alone: please do not pass it on.`,
      },
      {
        kind: 'paragraph',
        text: `If you do not know ${inOneLine(inviter)}, you need not do anything.`,
      },
    ],
    footer: 'You get this mail because a member of a prayer circle entered your address.',
    subscription: invitationSubscription(to),
  };
}

function inOneLine(name: string): string {
  return name.replace(/\s+/g, ' ');
}
