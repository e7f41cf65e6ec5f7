import type { Delivery } from '@prayer-community/domain/delivery';
import { recoveryLink } from '@prayer-community/domain/password-recovery';
import { type Profile, profileFields } from '@prayer-community/domain/profile';
import * as z from 'zod';
import { type NotifiedRequest, readRequest, requestRef } from '../notifications/stored-request.ts';
import { firestore } from '../platform/admin.ts';
import { sendMail } from '../platform/mail.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { sendPushToTokens } from '../platform/push.ts';
import { newRecoveryOobCode } from '../platform/recovery-oob-code.ts';
import { smsProvider } from '../platform/sms.ts';
import { profileRef } from '../platform/staff-account.ts';
import { storedInstant } from '../platform/stored-instant.ts';
import { forgetTokens, tokensOf } from '../push-tokens/push-subscriptions.ts';
import { DASHBOARD_PATH, type MessageWords, type RequestTemplate, wordsOf } from './message-words.ts';
import { requestMail } from './request-mail.ts';
import { welcomeMail } from './welcome-mail.ts';

type Recipient = Profile<Date>;

const recipientSchema = z.object(profileFields(storedInstant));

/**
 * Makes the words of a delivery and hands them to its provider. One that nobody needs any more, because its recipient left or
 * its request is gone or was taken care of, is done.
 */
export async function sendMessage({
  template,
  channel,
  recipient: uid,
  request_id,
}: Delivery<Date>): Promise<void> {
  const db = await firestore();
  const recipient = recipientSchema.safeParse((await profileRef(db, uid).get()).data());
  if (!recipient.success) {
    return;
  }
  if (template === 'welcome') {
    const link = recoveryLink(publicSiteUrl.value(), await newRecoveryOobCode(recipient.data.email));
    await sendMail(welcomeMail(recipient.data, link));
    return;
  }
  const request = request_id === null ? null : readRequest(await requestRef(db, request_id).get());
  if (request && isStillNews(template, request, uid)) {
    const url = `${DASHBOARD_PATH}?request=${request_id}`;
    await SENDERS[channel](recipient.data, wordsOf(template, request), url);
  }
}

function isStillNews(template: RequestTemplate, request: NotifiedRequest, uid: string): boolean {
  return template === 'assigned' ? request.assigned_to === uid : request.status === 'new';
}

const SENDERS: Record<
  Delivery<Date>['channel'],
  (recipient: Recipient, words: MessageWords, url: string) => Promise<void>
> = {
  async email(recipient, words, url) {
    await sendMail(
      requestMail(recipient.email, recipient.first_name, words, `${publicSiteUrl.value()}${url}`),
    );
  },
  async sms({ phone }, { title, body }, url) {
    if (phone !== null) {
      await smsProvider()?.send(
        phone.replaceAll(/[^+\d]/g, ''),
        `${title}. ${body} ${publicSiteUrl.value()}${url}`,
      );
    }
  },
  async push({ user_id, status }, words, url) {
    if (status === 'unavailable') {
      return;
    }
    const db = await firestore();
    const message = { ...words, url, tag: url };
    await forgetTokens(db, await sendPushToTokens(message, await tokensOf(db, user_id)));
  },
};
