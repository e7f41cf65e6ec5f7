import { confirmAddressLink } from '@prayer-community/domain/delivery/unsubscribe';
import { statusLink } from '@prayer-community/domain/request-form/status-key';
import { postponeNotice, prayersFor } from '@prayer-community/domain/status-page/prayer-notice';
import type { Firestore } from 'firebase-admin/firestore';
import { readOwnRequest } from '../data/own-request.ts';
import { prayerNotices, readNotice } from '../data/prayer-notice.ts';
import { requesterSettings } from '../data/settings.ts';
import { mailedStatusKey, statusLinkRef } from '../data/status-link.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { sendMail } from '../messaging/mail.ts';
import { consumeDeliveryQuota } from '../messaging/mail-limit.ts';
import { hasOptedOut, noticeSubscription } from '../messaging/mail-opt-out.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { signSubscription } from '../messaging/unsubscribe-token.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { prayerNoticeMail } from './prayer-notice-mail.ts';

/**
 * Emails how often a request has been prayed for so far, unless its requester no longer wants this, leadership has
 * turned it off, or a limit is reached: that of all visitors, or of the address. Then the prayer is reported later.
 * @throws MessageNotAcceptedError if the provider does not accept the email
 */
export const mailPrayerNotice = aboutDocument(async (requestId, _message, current) => {
  const db = await firestore();
  const [settings, noticeDocument] = await db.getAll(
    requesterSettings.ref(db),
    prayerNotices(db).doc(requestId),
  );
  const notice = readNotice(noticeDocument);
  const { prayer_notices, status_pages } = requesterSettings.read(settings);
  if (!notice || !prayer_notices) {
    return 'not_needed';
  }
  const { email: to, post_id } = notice;
  const key = mailedStatusKey(requestId, to);
  const [own, link, isOptedOut, isConfirmed] = await Promise.all([
    readOwnRequest(db, { request_id: requestId, post_id }),
    statusLinkRef(db, key).get(),
    hasOptedOut(db, 'prayers', to),
    isConfirmedAddress(db, to),
  ]);
  const prayers = own ? prayersFor(own.request, own.post) : 0;
  // A prayer may have been taken back, or the post deleted, while the email waited.
  if (!own || prayers === 0 || isOptedOut) {
    return 'not_needed';
  }
  if ((await consumeDeliveryQuota(db, current.key, to, isConfirmed, now())) !== 'allowed') {
    await postpone(db, requestId, to);
    return 'not_needed';
  }
  const hasLink = status_pages && link.exists && own.request.contact_info?.email?.toLowerCase() === to;
  await sendMail(
    prayerNoticeMail({
      to,
      prayers,
      language: own.request.language,
      link: hasLink ? statusLink(publicSiteUrl.value(), key) : null,
      confirmLink: isConfirmed
        ? null
        : confirmAddressLink(publicSiteUrl.value(), signSubscription(noticeSubscription(to))),
    }),
    current,
  );
  return 'sent';
});

/** Keeps the prayer for a later email, unless the requester has unsubscribed or given another address. */
async function postpone(db: Firestore, requestId: string, email: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(prayerNotices(db).doc(requestId));
    const notice = readNotice(stored);
    if (notice?.email === email) {
      transaction.update(stored.ref, postponeNotice(notice, now()));
    }
  });
}
