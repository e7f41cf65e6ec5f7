import { recoveryLink } from '@prayer-community/domain/auth/password-recovery';
import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import type { Language } from '@prayer-community/domain/language';
import { DASHBOARD_PATH, requestLink } from '@prayer-community/domain/prayer-request/request-link';
import { mailLanguageOf, type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import * as z from 'zod';
import {
  type MemberTemplate,
  type MessageWords,
  type RequestTemplate,
  summaryWords,
  wordsOf,
} from '../notifications/message-words.ts';
import { countNewInWindow } from '../notifications/new-requests-in-window.ts';
import { requestMail } from '../notifications/request-mail.ts';
import { type NotifiedRequest, readRequest, requestRef } from '../notifications/stored-request.ts';
import { recoveryMail } from '../password-recovery/recovery-mail.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { reconcileStaffAccount } from '../platform/reconcile-staff-account.ts';
import { newRecoveryOobCode } from '../platform/recovery-oob-code.ts';
import { profileRef } from '../platform/staff-account.ts';
import { storedInstant } from '../platform/stored-instant.ts';
import { emailChanges, readEmailChange } from '../team-members/email-change-store.ts';
import { emailChangedMail } from '../team-members/email-changed-mail.ts';
import { welcomeMail } from '../team-members/welcome-mail.ts';
import { sendMail } from './mail.ts';
import type { DeliveryTry } from './mail-event.ts';
import { MessageNotTakenError } from './message-not-taken-error.ts';
import { sendPushToTokens } from './push.ts';
import { forgetTokens, tokensOf } from './push-subscriptions.ts';
import type { SendOutcome } from './send-outcome.ts';
import { smsProvider } from './sms.ts';

type Recipient = Profile<Date>;

const recipientSchema = z.object(profileFields(storedInstant));

/** A message to a member of the staff. */
export type MemberMessage = Pick<Delivery<Date>, 'channel' | 'recipient' | 'about_id' | 'language'> & {
  template: MemberTemplate;
};

/**
 * Makes the words of a message to a member and hands them to its provider. Nobody waits for one whose recipient left or
 * cannot be reached in this way, or whose request is gone or was taken care of.
 * @throws MessageNotTakenError where the provider does not take it
 */
export async function sendToMember(
  { template, channel, recipient: uid, about_id: aboutId, language: asked }: MemberMessage,
  current: DeliveryTry,
): Promise<SendOutcome> {
  const db = await firestore();
  const recipient = recipientSchema.safeParse((await profileRef(db, uid).get()).data());
  if (!recipient.success) {
    return 'not_needed';
  }
  const language = asked ?? mailLanguageOf(recipient.data);
  if (template === 'welcome' || template === 'recovery') {
    await reconcileStaffAccount(uid, recipient.data, now());
    const link = recoveryLink(
      template,
      publicSiteUrl.value(),
      await newRecoveryOobCode(recipient.data.email),
    );
    await sendMail(LINK_MAILS[template](recipient.data, link, language), current);
    return 'sent';
  }
  if (template === 'email_changed') {
    return sendToFormerAddress(aboutId, recipient.data, language, current);
  }
  const request = aboutId && readRequest(await requestRef(db, aboutId).get());
  if (!request) {
    return 'not_needed';
  }
  if (template === 'new_requests') {
    const waiting = await countNewInWindow(db, request);
    return waiting === 0
      ? 'not_needed'
      : SENDERS[channel](
          recipient.data,
          { words: summaryWords(waiting, language), url: DASHBOARD_PATH, language },
          current,
        );
  }
  if (!isStillNews(template, request, uid)) {
    return 'not_needed';
  }
  const words = wordsOf(template, request, language);
  return SENDERS[channel](recipient.data, { words, url: requestLink(aboutId), language }, current);
}

async function sendToFormerAddress(
  changeId: string | null,
  member: Recipient,
  language: Language,
  current: DeliveryTry,
): Promise<SendOutcome> {
  const change =
    changeId &&
    readEmailChange(
      await emailChanges(await firestore())
        .doc(changeId)
        .get(),
    );
  if (!change) {
    return 'not_needed';
  }
  await sendMail(emailChangedMail(change.former_email, member, language), current);
  return 'sent';
}

const LINK_MAILS = { welcome: welcomeMail, recovery: recoveryMail };

function isStillNews(template: RequestTemplate, request: NotifiedRequest, uid: string): boolean {
  switch (template) {
    case 'assigned':
      return request.assigned_to === uid;
    case 'need_alert':
      // Its requester may tell of harm long after somebody was given the request.
      return request.status !== 'closed';
    // The former assignee hears that it is no longer theirs, even if it was reassigned.
    case 'returned':
      return request.assigned_to !== uid;
    default:
      return request.status === 'new';
  }
}

/** The words of a message, and the path that it leads to. */
interface AddressedWords {
  words: MessageWords;
  url: string;
  language: Language;
}

const SENDERS: Record<
  Delivery<Date>['channel'],
  (recipient: Recipient, message: AddressedWords, current: DeliveryTry) => Promise<SendOutcome>
> = {
  async email(recipient, { words, url, language }, current) {
    await sendMail(requestMail(recipient, words, `${publicSiteUrl.value()}${url}`, language), current);
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
