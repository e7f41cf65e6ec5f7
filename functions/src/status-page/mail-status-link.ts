import { statusLink } from '@prayer-community/domain/request-form/status-key';
import { readRequest, requestRef } from '../data/request.ts';
import { requesterSettings } from '../data/settings.ts';
import { ensureMailedLink } from '../data/status-link.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { sendMail } from '../messaging/mail.ts';
import { consumeDeliveryQuota } from '../messaging/mail-limit.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { statusLinkMail } from './status-link-mail.ts';

/** Links of a flood of requests must not hold back other emails for weeks. */
const MAX_POSTPONEMENTS = 2;

/**
 * Emails a request's link to the address that came with it, unless the request has been deleted, status pages are
 * turned off, or the limit of the address is reached. Beyond the limit of all visitors, it is tried again on two more days.
 * @throws MessageNotAcceptedError if the provider does not accept the email
 */
export const mailStatusLink = aboutDocument(async (requestId, _message, current) => {
  const db = await firestore();
  const [settings, document] = await db.getAll(requesterSettings.ref(db), requestRef(db, requestId));
  const request = readRequest(document);
  const to = request?.contact_info?.email;
  if (!to || !requesterSettings.read(settings).status_pages) {
    return 'not_needed';
  }
  const key = await ensureMailedLink(db, requestId, to, now());
  if (key === null) {
    return 'not_needed';
  }
  const isConfirmed = await isConfirmedAddress(db, to);
  const quota = await consumeDeliveryQuota(db, current.key, to, isConfirmed, now());
  if (quota !== 'allowed') {
    const mayWait = quota === 'postponed' && current.attempt <= MAX_POSTPONEMENTS;
    return mayWait ? 'postponed' : 'not_needed';
  }
  const link = statusLink(publicSiteUrl.value(), key);
  await sendMail(statusLinkMail({ to, link, language: request.language, isConfirmed }), current);
  return 'sent';
});
