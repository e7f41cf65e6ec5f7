import type { Mail } from '../platform/mail.ts';
import { noticeSubscription } from '../platform/mail-opt-out.ts';

/** What a notice tells: how often, and never who. */
export interface NoticeText {
  to: string;
  prayers: number;
  /** The link of the request, where its address is that which came with the request; anybody may type another. */
  link: string | null;
}

/** The mail that somebody prayed. It does not say for what. */
export function prayerNoticeMail({ to, prayers, link }: NoticeText): Mail {
  return {
    to,
    subject: prayers === 1 ? 'Someone prayed for you' : 'You are being prayed for',
    parts: [
      {
        kind: 'paragraph',
        text:
          prayers === 1
            ? 'Someone has prayed for your prayer request. You are not alone.'
            : `Your prayer request has been prayed for ${prayers} times by now. You are not alone.`,
      },
      ...(link === null
        ? []
        : [{ kind: 'link', label: 'See how your request is doing', url: link } as const]),
      { kind: 'paragraph', text: 'We write to you about this at most once a day.' },
    ],
    footer: 'You get this mail because you asked us to tell you when someone prays for you.',
    subscription: noticeSubscription(to),
  };
}
