import { UNCONFIRMED_MAIL_DAYS } from '@prayer-community/domain/delivery/mail-limit';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import { noticeSubscription } from '../messaging/mail-opt-out.ts';
import { noReplyNotice } from '../messaging/no-reply-notice.ts';

/** The contents of a notice: how often, never who. */
interface NoticeText {
  to: string;
  prayers: number;
  language: Language;
  /** The link to the request. Null unless the recipient's address came with the request, because anyone may enter another address. */
  link: string | null;
  /** Confirms the address. Null if it is already confirmed. */
  confirmLink: string | null;
}

/** Renders the email that announces a prayer. It does not say for what. */
export function prayerNoticeMail({ to, prayers, language, link, confirmLink }: NoticeText): Mail {
  return {
    to,
    language,
    subject:
      prayers === 1
        ? mailText(language, 'Someone prayed for you')
        : mailText(language, 'You are being prayed for'),
    parts: [
      {
        kind: 'paragraph',
        text: countedMailText(
          language,
          prayers,
          'Someone prayed for your request. You are not alone.',
          'Your prayer request has now been prayed for {count} times. You are not alone.',
        ),
      },
      ...(link === null
        ? []
        : [{ kind: 'link', label: mailText(language, 'See your request'), url: link } as const]),
      ...(confirmLink === null
        ? [
            {
              kind: 'paragraph',
              text: mailText(language, 'We send this at most once a day for each request.'),
            } as const,
          ]
        : confirmation(language, confirmLink)),
      noReplyNotice(language, link !== null),
    ],
    footer: mailText(
      language,
      'You’re receiving this email because you asked to be notified when someone prays for you.',
    ),
    subscription: noticeSubscription(to),
  };
}

function confirmation(language: Language, url: string): Mail['parts'] {
  return [
    {
      kind: 'paragraph',
      text: mailText(
        language,
        `Would you like more of these emails, at most one a day for each request? Please confirm your address. Otherwise we’ll send at most one every ${UNCONFIRMED_MAIL_DAYS} days.`,
      ),
    },
    { kind: 'link', label: mailText(language, 'Confirm your address'), url },
  ];
}
