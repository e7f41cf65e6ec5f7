import { UNCONFIRMED_MAIL_DAYS } from '@prayer-community/domain/delivery/mail-limit';
import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import { noReplyNotice } from '../messaging/no-reply-notice.ts';

export interface StatusLinkText {
  to: string;
  link: string;
  language: Language;
  isConfirmed: boolean;
}

/** Renders the email with the private link of a request. It contains neither the request nor a name. */
export function statusLinkMail({ to, link, language, isConfirmed }: StatusLinkText): Mail {
  return {
    to,
    language,
    subject: mailText(language, 'We received your prayer request'),
    parts: [
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Thank you for your prayer request. We have received it. On your private page you can see its status, share updates, and withdraw or delete it.',
        ),
      },
      { kind: 'link', label: mailText(language, 'See your request'), url: link },
      {
        kind: 'paragraph',
        text: mailText(
          language,
          'Please keep this email: the link opens your request without an account or a password. Anyone who has it can read, add to and delete your request, so please don’t share it.',
        ),
      },
      noReplyNotice(language, true),
      ...(isConfirmed ? [] : [confirmation(language)]),
    ],
    footer: mailText(
      language,
      'You’re receiving this email because this address was entered with a prayer request.',
    ),
  };
}

function confirmation(language: Language): Mail['parts'][number] {
  return {
    kind: 'paragraph',
    text: mailText(
      language,
      `Opening the link also confirms your address. Until then, we’ll email you about your requests at most once every ${UNCONFIRMED_MAIL_DAYS} days, and whenever our prayer team replies.`,
    ),
  };
}
