import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import type { MailPart } from '../messaging/mail-layout.ts';

function notYou(language: Language): MailPart {
  return {
    kind: 'paragraph',
    text: mailText(language, 'If you didn’t ask for this, you can ignore this email.'),
  };
}

function footerIn(language: Language): string {
  return mailText(
    language,
    'You’re receiving this email because someone requested a sign-in link for your address.',
  );
}

export function signInLinkMail(to: string, link: string, language: Language): Mail {
  return {
    to,
    language,
    subject: (community) => mailText(language, 'Your {community} sign-in link', { community }),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(language, 'Use this link to sign in to your prayer circles, without a password:'),
      },
      { kind: 'link', label: mailText(language, 'Sign in'), url: link },
      {
        kind: 'paragraph',
        text: mailText(language, 'The link works once, and only for a short time.'),
      },
      notYou(language),
    ],
    footer: footerIn(language),
  };
}

/** The email to a staff member, who signs in with a password and a code. */
export function staffSignInMail(to: string, loginUrl: string, language: Language): Mail {
  return {
    to,
    language,
    subject: (community) => mailText(language, 'How to sign in to {community}', { community }),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Your address belongs to a member of our prayer team. Please sign in at the Prayer Team Login to open your prayer circles.',
        ),
      },
      { kind: 'link', label: mailText(language, 'Prayer Team Login'), url: loginUrl },
      notYou(language),
    ],
    footer: footerIn(language),
  };
}
