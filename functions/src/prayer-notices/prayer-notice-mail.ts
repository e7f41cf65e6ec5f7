import type { Language } from '@prayer-community/domain/language';
import { countedMailText, mailText } from '@prayer-community/domain/texts/mail-text';
import type { Mail } from '../platform/mail.ts';
import { noticeSubscription } from '../platform/mail-opt-out.ts';

/** What a notice tells: how often, and never who. */
export interface NoticeText {
  to: string;
  prayers: number;
  language: Language;
  /** The link of the request, where its address is that which came with the request; anybody may type another. */
  link: string | null;
}

/** The mail that somebody prayed. It does not say for what. */
export function prayerNoticeMail({ to, prayers, language, link }: NoticeText): Mail {
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
          'Someone has prayed for your prayer request. You are not alone.',
          'Your prayer request has been prayed for {count} times by now. You are not alone.',
        ),
      },
      ...(link === null
        ? []
        : [{ kind: 'link', label: mailText(language, 'See how your request is doing'), url: link } as const]),
      { kind: 'paragraph', text: mailText(language, 'We write to you about this at most once a day.') },
    ],
    footer: mailText(
      language,
      'You get this mail because you asked us to tell you when someone prays for you.',
    ),
    subscription: noticeSubscription(to),
  };
}
