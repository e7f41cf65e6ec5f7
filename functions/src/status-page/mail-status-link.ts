import { statusLink } from '@prayer-community/domain/status-key';
import type { SendOutcome } from '../deliveries/send-outcome.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { sendMail } from '../platform/mail.ts';
import { mayMail } from '../platform/mail-limit.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { readRequesterSettings, requesterSettingsRef } from '../platform/requester-settings.ts';
import { readOwnRequest } from './own-request.ts';
import { statusLinkMail } from './status-link-mail.ts';
import { mailedStatusKey, readStatusLink, statusLinkRef } from './status-links.ts';

/**
 * Mails a request's link to the address that came with it, unless there is nothing behind it any more, status pages were switched
 * off, or the address was sent many today.
 * @param attempts with this one: the first alone counts against what an address is sent
 * @throws MessageNotTakenError where the provider does not take the mail
 */
export async function mailStatusLink(requestId: string, attempts: number): Promise<SendOutcome> {
  const db = await firestore();
  const key = mailedStatusKey(requestId);
  const [settings, document] = await db.getAll(requesterSettingsRef(db), statusLinkRef(db, key));
  const link = readStatusLink(document);
  const own = link && (await readOwnRequest(db, link));
  const to = own?.request.contact_info?.email;
  if (!to || !readRequesterSettings(settings).status_pages) {
    return 'not_needed';
  }
  if (attempts === 1 && !(await mayMail(db, to, now()))) {
    return 'not_needed';
  }
  await sendMail(statusLinkMail(to, statusLink(publicSiteUrl.value(), key), own.request.language));
  return 'sent';
}
