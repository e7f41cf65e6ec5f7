import type { DeliveryChannel, DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import { isOptIn } from '@prayer-community/domain/delivery/notifications';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import { deletePushSubscriptions, devicesOf } from '../data/push-subscription.ts';
import { readCommunity } from '../messaging/community.ts';
import type { DeliveryAttempt } from '../messaging/delivery-attempt.ts';
import { sendMailToEach } from '../messaging/group-mail.ts';
import { failuresOf, NOT_NEEDED, SENT } from '../messaging/group-outcomes.ts';
import { sendPushToDevices } from '../messaging/push.ts';
import type { GroupOutcomes } from '../messaging/sender.ts';
import { sendSms } from '../messaging/sms.ts';
import { firestore } from '../platform/admin.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import type { MessageText } from './message-text.ts';
import { notificationMail } from './notification-mail.ts';

export type Recipient = Pick<Profile<Date>, 'user_id' | 'email' | 'first_name' | 'phone' | 'languages'>;

interface AddressedMessage {
  template: DeliveryTemplate;
  text: MessageText;
  url: string;
  language: Language;
}

/**
 * Sends a message to some members through the provider of a channel. Returns the outcome for each.
 * @throws MessageNotAcceptedError if the provider accepts it for no one
 */
export const MEMBER_CHANNELS: Record<
  DeliveryChannel,
  (
    members: readonly Recipient[],
    message: AddressedMessage,
    current: DeliveryAttempt,
  ) => Promise<GroupOutcomes>
> = {
  async email(members, { template, text, url, language }, current) {
    const mail = notificationMail(text, `${publicSiteUrl.value()}${url}`, language, template);
    return sendMailToEach(mail, members, current);
  },
  async sms(members, { template, text: { title, body }, url, language }, current) {
    // The sender's number does not tell the reader whose message it is.
    const { name } = await readCommunity();
    const end = isOptIn(template) ? ` ${mailText(language, 'Reply STOP to end.')}` : '';
    const outcomes = members.map(async ({ user_id, phone }) => {
      if (phone === null) {
        return [[user_id, NOT_NEEDED] as const];
      }
      const text = `${name}: ${title}. ${body} ${publicSiteUrl.value()}${url}${end}`;
      const sent = sendSms(phone, text, current);
      return sent.then(
        () => [[user_id, SENT] as const],
        (error: unknown) => [...failuresOf([user_id], error)],
      );
    });
    return new Map((await Promise.all(outcomes)).flat());
  },
  async push(members, { text: { title, body }, url }, { key: tag }) {
    const db = await firestore();
    const devices = await devicesOf(
      db,
      members.map(({ user_id }) => user_id),
    );
    const { outcomes, stale } = await sendPushToDevices({ title, body, url, tag }, devices);
    await deletePushSubscriptions(db, stale);
    return outcomes;
  },
};
