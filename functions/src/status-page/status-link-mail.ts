import type { Language } from '@prayer-community/domain/language';
import { mailText } from '@prayer-community/domain/texts/mail-text';
import type { Mail } from '../platform/mail.ts';

/** The mail with the private link of a request; it does not say what was asked for, nor by whom. */
export function statusLinkMail(to: string, link: string, language: Language): Mail {
  return {
    to,
    language,
    subject: mailText(language, 'Your prayer request has reached us'),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Thank you for your prayer request. Our prayer team has received it. On a page of your own you can see how it is doing, tell us how things went on, and withdraw or delete it.',
        ),
      },
      { kind: 'link', label: mailText(language, 'See how your request is doing'), url: link },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Please keep this mail: the link is the key to your request, without an account or a password. Whoever has it can read your request, so please do not pass it on.',
        ),
      },
    ],
    footer: mailText(language, 'You get this mail because this address was given with a prayer request.'),
  };
}
