import type { Mail } from '../platform/mail.ts';

const FOOTER = 'You get this mail because a sign-in link was requested for your address.';
const NOT_YOU = {
  kind: 'paragraph',
  text: 'If you did not ask for this, you need not do anything.',
} as const;

/** The mail with the link that signs a member in. */
export function signInLinkMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Your Prayer Community sign-in link',
    parts: [
      { kind: 'paragraph', text: 'Here you can sign in to your prayer circles, without a password:' },
      { kind: 'link', label: 'Sign in', url: link },
      { kind: 'paragraph', text: 'The link can be used once, and only for a short time.' },
      NOT_YOU,
    ],
    footer: FOOTER,
  };
}

/** The mail to a member of the staff, whose sign-in takes a password and a code. */
export function staffSignInMail(to: string, loginUrl: string): Mail {
  return {
    to,
    subject: 'How to sign in to Prayer Community',
    parts: [
      {
        kind: 'paragraph',
        text: 'Your address belongs to our prayer team. Please sign in at the Prayer Team Login; your prayer circles are open to you from there.',
      },
      { kind: 'link', label: 'Prayer Team Login', url: loginUrl },
      NOT_YOU,
    ],
    footer: FOOTER,
  };
}
