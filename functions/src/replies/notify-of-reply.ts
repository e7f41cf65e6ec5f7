import { areRepliesOn, requesterAddress } from '@prayer-community/domain/replies/reply-route';
import { statusLink } from '@prayer-community/domain/request-form/status-key';
import { addressIn } from '@prayer-community/i18n/language';
import { mailText } from '@prayer-community/i18n/mail-text';
import type { Firestore } from 'firebase-admin/firestore';
import { requestRef, requestSchema } from '../data/request.ts';
import { requesterSettings } from '../data/settings.ts';
import { mailedStatusKey, readStatusLink, statusLinkRef, statusLinksOf } from '../data/status-link.ts';
import { readCommunity, sendMail } from '../messaging/mail.ts';
import { MessageNotTakenError } from '../messaging/message-not-taken-error.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { smsProvider } from '../messaging/sms.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { replyMail } from './reply-mail.ts';

/**
 * Notifies a requester of a reply on their status page, without its text. Unlike other emails to requesters, it does
 * not need a confirmed address, because a person wrote the reply for this request.
 * @throws MessageNotTakenError if the provider does not accept the message
 */
export const notifyOfReply = aboutDocument(async (requestId, _message, current) => {
  const db = await firestore();
  const [settings, document] = await db.getAll(requesterSettings.ref(db), requestRef(db, requestId));
  if (!document?.exists || !areRepliesOn(requesterSettings.read(settings))) {
    return 'not_needed';
  }
  const request = requestSchema.parse(document.data());
  const address = requesterAddress(request);
  if (address === null) {
    return 'not_needed';
  }
  const key = await openMailedLink(db, requestId);
  if (key === null) {
    return 'not_needed';
  }
  const link = statusLink(publicSiteUrl.value(), key);
  const { language } = request;
  if (address.channel === 'email') {
    await sendMail(replyMail({ to: address.to, link, language }), current);
    return 'sent';
  }
  const provider = smsProvider();
  if (!provider) {
    throw new MessageNotTakenError('not_configured');
  }
  const words = mailText(
    language,
    'Our prayer team replied to your prayer request. Read it on your private page:',
  );
  const { name } = await readCommunity();
  await provider.send(address.to, `${name}: ${words} ${addressIn(language, link)}`);
  return 'sent';
});

/**
 * Returns the key of the mailed link, and creates the link if necessary: without an email address, none was mailed.
 * Null if the request was deleted or anonymized in the meantime.
 */
async function openMailedLink(db: Firestore, requestId: string): Promise<string | null> {
  const key = mailedStatusKey(requestId);
  const ref = statusLinkRef(db, key);
  return db.runTransaction(async (transaction) => {
    const [request, link] = await transaction.getAll(requestRef(db, requestId), ref);
    if (link?.exists) {
      return key;
    }
    if (request?.get('emptied_at') !== null) {
      return null;
    }
    const [browserLink] = (await transaction.get(statusLinksOf(db, requestId).limit(1))).docs;
    const post_id = readStatusLink(browserLink)?.post_id ?? null;
    transaction.create(ref, { request_id: requestId, post_id, created_at: now() });
    return key;
  });
}
