import type { DeliveryChannel } from '@prayer-community/domain/delivery/delivery';
import type { Language } from '@prayer-community/domain/language';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { forgetTokens, tokensOf } from '../data/push-subscription.ts';
import { sendMail } from '../messaging/mail.ts';
import type { DeliveryTry } from '../messaging/mail-event.ts';
import { MessageNotTakenError } from '../messaging/message-not-taken-error.ts';
import { sendPushToTokens } from '../messaging/push.ts';
import type { SendOutcome } from '../messaging/sender.ts';
import { smsProvider } from '../messaging/sms.ts';
import { firestore } from '../platform/admin.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import type { MessageWords } from './message-words.ts';
import { requestMail } from './request-mail.ts';

/** The words of a message, and the path that it leads to. */
export interface AddressedWords {
  words: MessageWords;
  url: string;
  language: Language;
}

/**
 * Hands words to the provider of a channel. Nobody waits for them who cannot be reached in this way.
 * @throws MessageNotTakenError where the provider does not take them
 */
export const TELL_MEMBER: Record<
  DeliveryChannel,
  (member: Profile<Date>, message: AddressedWords, current: DeliveryTry) => Promise<SendOutcome>
> = {
  async email(member, { words, url, language }, current) {
    await sendMail(requestMail(member, words, `${publicSiteUrl.value()}${url}`, language), current);
    return 'sent';
  },
  async sms({ phone }, { words: { title, body }, url }) {
    const provider = smsProvider();
    if (!provider) {
      throw new MessageNotTakenError('not_configured');
    }
    if (phone === null) {
      return 'not_needed';
    }
    await provider.send(phone.replaceAll(/[^+\d]/g, ''), `${title}. ${body} ${publicSiteUrl.value()}${url}`);
    return 'sent';
  },
  async push({ user_id, status }, { words, url }) {
    if (status === 'unavailable') {
      return 'not_needed';
    }
    const db = await firestore();
    const message = { ...words, url, tag: url };
    const { isTaken, stale } = await sendPushToTokens(message, await tokensOf(db, user_id));
    await forgetTokens(db, stale);
    return isTaken ? 'sent' : 'not_needed';
  },
};
