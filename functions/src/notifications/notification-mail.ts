import type { DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import { isOptIn } from '@prayer-community/domain/delivery/notifications';
import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import { FIRST_NAME_TAG } from '../messaging/group-mail.ts';
import type { GroupMail } from '../messaging/mail.ts';
import type { MessageText } from './message-text.ts';

/**
 * Renders the email about a request or a post to staff members, with an unsubscribe link if it goes to a list.
 * @param language the language of the text
 */
export function notificationMail(
  { title, body, signInText, reason, linkLabel }: MessageText,
  url: string,
  language: Language,
  template: DeliveryTemplate,
): GroupMail {
  const news = title.toLocaleLowerCase(language);
  return {
    language,
    subject: title,
    parts: [
      {
        kind: 'paragraph',
        text: mailText(language, 'Hello {name}, {news}. {details}', {
          name: FIRST_NAME_TAG,
          news,
          details: body,
        }),
      },
      { kind: 'link', label: linkLabel ?? mailText(language, 'Open the dashboard'), url },
      { kind: 'paragraph', text: signInText },
    ],
    footer: reason,
    hasUnsubscribeLink: isOptIn(template),
  };
}
