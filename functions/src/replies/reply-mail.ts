import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import { noReplyNotice } from '../messaging/no-reply-notice.ts';

interface ReplyText {
  to: string;
  link: string;
  language: Language;
}

/** Renders the email that announces a reply. It contains neither the reply nor the request. */
export function replyMail({ to, link, language }: ReplyText): Mail {
  return {
    to,
    language,
    subject: mailText(language, 'Our prayer team replied to you'),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Our prayer team replied to your prayer request. You can read the reply on your private page, and answer it there.',
        ),
      },
      { kind: 'link', label: mailText(language, 'Read the reply'), url: link },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'For privacy, the reply isn’t in this email. Anyone who has the link can read, add to and delete your request, so please don’t share it.',
        ),
      },
      noReplyNotice(language, true),
    ],
    footer: mailText(
      language,
      'You’re receiving this email because this address was entered with a prayer request.',
    ),
  };
}
