import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import type { RequesterSettings } from '../settings/settings.ts';

/** What of a request says how its requester can be reached. */
export type Requester = Pick<
  PrayerRequest<unknown>,
  | 'contact_info'
  | 'follow_up_requested'
  | 'contact_preference'
  | 'source'
  | 'has_status_page'
  | 'share_on_belief_wall'
  | 'ended_by_requester'
  | 'emptied_at'
>;

/** True where the team may send replies: a requester reads them on the status page alone. */
export function areRepliesOn({ status_pages }: Pick<RequesterSettings, 'status_pages'>): boolean {
  return status_pages;
}

/** How a requester is notified of a reply: by a mail or a text message with a link, or only by the link that their browser was given. */
export type ReplyRoute = 'email' | 'sms' | 'link';

/** How the requester is notified of a reply; null where no reply could reach them. */
export function replyRoute(request: Requester): ReplyRoute | null {
  const address = requesterAddress(request);
  return address?.channel ?? (takesReplies(request) && hasBrowserLink(request) ? 'link' : null);
}

/** Where a message with a link may be sent to a requester. */
export interface RequesterAddress {
  channel: 'email' | 'sms';
  to: string;
}

/** Where the requester is notified of a reply: by e-mail, or else by text message if they agreed to be contacted; null where neither is so. */
export function requesterAddress(request: Requester): RequesterAddress | null {
  const { email, phone } = request.contact_info ?? {};
  if (!takesReplies(request) || !mayHaveMessagedLink(request)) {
    return null;
  }
  if (email) {
    return { channel: 'email', to: email };
  }
  return phone && agreesToContact(request) ? { channel: 'sms', to: phone } : null;
}

/** What the requester ended, or what was emptied, takes no more replies. */
function takesReplies({ ended_by_requester, emptied_at }: Requester): boolean {
  return ended_by_requester === null && emptied_at === null;
}

/** A link made later does not know the wall post of the request, and could not take it down. */
function mayHaveMessagedLink({ has_status_page, share_on_belief_wall }: Requester): boolean {
  return has_status_page || !share_on_belief_wall;
}

function agreesToContact({ follow_up_requested, contact_preference }: Requester): boolean {
  return follow_up_requested || contact_preference !== 'none';
}

/** Only a browser of the requester's own shows the link, and keeps it. */
function hasBrowserLink({ has_status_page, source }: Requester): boolean {
  return has_status_page && (source === 'web' || source === 'embed');
}
