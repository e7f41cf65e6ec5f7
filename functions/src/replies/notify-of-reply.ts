import { areRepliesOn, requesterAddress } from '@prayer-community/domain/replies/reply-route';
import { statusLink } from '@prayer-community/domain/request-form/status-key';
import { mailText } from '@prayer-community/i18n/mail-text';
import { urlIn } from '@prayer-community/i18n/url-in';
import { requestRef, requestSchema } from '../data/request.ts';
import { requesterSettings } from '../data/settings.ts';
import { ensureMailedLink } from '../data/status-link.ts';
import { readCommunity } from '../messaging/community.ts';
import { sendMail } from '../messaging/mail.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { sendSms } from '../messaging/sms.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { replyMail } from './reply-mail.ts';

/**
 * Notifies a requester of a reply on their status page, without its text. Unlike other emails to requesters, it does
 * not need a confirmed address, because a person wrote the reply for this request.
 * @throws MessageNotAcceptedError if the provider does not accept the message
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
  const key = await ensureMailedLink(db, requestId, address.to, now());
  if (key === null) {
    return 'not_needed';
  }
  const link = statusLink(publicSiteUrl.value(), key);
  const { language } = request;
  if (address.channel === 'email') {
    await sendMail(replyMail({ to: address.to, link, language }), current);
    return 'sent';
  }
  const words = mailText(
    language,
    'Our prayer team replied. Read and answer on your private page, not here:',
  );
  const { name } = await readCommunity();
  await sendSms(address.to, `${name}: ${words} ${urlIn(language, link)}`, current);
  return 'sent';
});
