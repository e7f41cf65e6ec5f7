import type { DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import { isOptIn } from '@prayer-community/domain/delivery/notifications';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { Mail } from '../messaging/mail.ts';
import type { MessageText } from './message-text.ts';

/**
 * Renders the email about a request or a post to a staff member, with an unsubscribe link if it goes to a list.
 * @param language the language of the text
 */
export function notificationMail(
  { user_id, email, first_name: name }: Pick<Profile<unknown>, 'user_id' | 'email' | 'first_name'>,
  { title, body, signInText, reason, linkLabel }: MessageText,
  url: string,
  language: Language,
  template: DeliveryTemplate,
): Mail {
  const news = title.toLocaleLowerCase(language);
  return {
    to: email,
    language,
    subject: title,
    parts: [
      {
        kind: 'paragraph',
        text: mailText(language, 'Hello {name}, {news}. {details}', { name, news, details: body }),
      },
      { kind: 'link', label: linkLabel ?? mailText(language, 'Open the dashboard'), url },
      { kind: 'paragraph', text: signInText },
    ],
    footer: reason,
    ...(isOptIn(template) && { subscription: { kind: 'team', subject: user_id } }),
  };
}
