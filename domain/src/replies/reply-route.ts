import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { isEndedForGood } from '../prayer-request/request-transitions.ts';
import type { RequesterSettings } from '../settings/settings.ts';

/** The request fields that determine how the requester can be reached. */
export type Requester = Pick<
  PrayerRequest<unknown>,
  | 'contact_info'
  | 'follow_up_requested'
  | 'contact_preference'
  | 'source'
  | 'has_status_page'
  | 'ended_by_requester'
  | 'emptied_at'
>;

/** True if the team may send replies. Requires status pages, because requesters read replies only there. */
export function areRepliesOn({ status_pages }: Pick<RequesterSettings, 'status_pages'>): boolean {
  return status_pages;
}

/** How a requester learns of a reply: by email or text message with a link, or only through the link given to their browser. */
export type ReplyRoute = 'email' | 'sms' | 'link';

/** Returns how the requester learns of a reply. Null if no reply could reach them. */
export function replyRoute(request: Requester): ReplyRoute | null {
  const address = requesterAddress(request);
  return address?.channel ?? (!isEndedForGood(request) && hasBrowserLink(request) ? 'link' : null);
}

/** True if the requester can learn of a reply only by text message, because they left no email and no browser was shown the link. */
export function needsTextMessage(request: Requester): boolean {
  return replyRoute(request) === 'sms' && !hasBrowserLink(request);
}

interface RequesterAddress {
  channel: 'email' | 'sms';
  to: string;
}

/** Returns the requester's email address or, if they agreed to text messages, their phone number. Null if neither may be used. */
export function requesterAddress(request: Requester): RequesterAddress | null {
  const { email, phone } = request.contact_info ?? {};
  if (isEndedForGood(request)) {
    return null;
  }
  if (email) {
    return { channel: 'email', to: email };
  }
  return phone && agreesToText(request) ? { channel: 'sms', to: phone } : null;
}

/** A caller's number was written down by staff: without a word about text messages, it is for calls. */
function agreesToText({ follow_up_requested, contact_preference }: Requester): boolean {
  return follow_up_requested || contact_preference === 'text';
}

/** Only the requester's own browser shows and stores the link. */
function hasBrowserLink({ has_status_page, source }: Requester): boolean {
  return has_status_page && (source === 'web' || source === 'embed');
}
