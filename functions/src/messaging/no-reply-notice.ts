import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { MailPart } from './mail-layout.ts';

/**
 * Tells a requester that an answer to the email is lost.
 * @param hasPage true if the email contains the link to their page, where they can write instead
 */
export function noReplyNotice(language: Language, hasPage: boolean): MailPart {
  return {
    kind: 'paragraph',
    text: hasPage
      ? mailText(
          language,
          'We don’t read replies to this email. To write to us, please use your private page.',
        )
      : mailText(language, 'We don’t read replies to this email.'),
  };
}
