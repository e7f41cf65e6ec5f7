import { statusLink } from '@prayer-community/domain/request-form/status-key';
import { readOwnRequest } from '../data/own-request.ts';
import { requesterSettings } from '../data/settings.ts';
import { mailedStatusKey, readStatusLink, statusLinkRef } from '../data/status-link.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { sendMail } from '../messaging/mail.ts';
import { spendUnrequestedMail } from '../messaging/mail-limit.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { statusLinkMail } from './status-link-mail.ts';

/**
 * Emails a request's link to the address that came with it, unless the link opens nothing anymore, status pages are
 * turned off, or the address has reached a limit: the daily one, or one email for an unconfirmed address.
 * @param current only the first attempt counts against the limits of the address
 * @throws MessageNotTakenError if the provider does not accept the email
 */
export const mailStatusLink = aboutDocument(async (requestId, _message, current) => {
  const db = await firestore();
  const key = mailedStatusKey(requestId);
  const [settings, document] = await db.getAll(requesterSettings.ref(db), statusLinkRef(db, key));
  const opened = readStatusLink(document);
  const own = opened && (await readOwnRequest(db, opened));
  const to = own?.request.contact_info?.email;
  if (!to || !requesterSettings.read(settings).status_pages) {
    return 'not_needed';
  }
  const isConfirmed = await isConfirmedAddress(db, to);
  if (current.attempt === 1 && !(await spendUnrequestedMail(db, to, isConfirmed, now()))) {
    return 'not_needed';
  }
  const link = statusLink(publicSiteUrl.value(), key);
  await sendMail(statusLinkMail({ to, link, language: own.request.language, isConfirmed }), current);
  return 'sent';
});
