import { counted } from '@prayer-community/i18n/text';
import { useState } from 'react';
import type { RequestList } from './request-list.ts';

/** The announcement of new requests. */
export interface Announcement {
  text: string;
  /** Changes with each announcement, so that equal texts are read again. */
  turn: number;
}

interface Known {
  key: string;
  /** Requests that came in after it are new; null until the list is confirmed. */
  since: number | null;
  /** A page that was asked for brings requests that are new to the list alone. */
  isLoadingMore: boolean;
  announcement: Announcement;
}

const NOTHING: Announcement = { text: '', turn: 0 };

/**
 * Announces requests to screen readers that come in after the list was opened, in whichever order it is.
 * @param key another list starts over, with nothing to announce
 * @param clockAheadMs how far the device's clock is ahead of the server's, by which requests come in; null until that is known
 */
export function useNewRequestAnnouncement(
  key: string,
  list: RequestList,
  clockAheadMs: number | null,
): Announcement {
  const [known, setKnown] = useState<Known>(() => ({ ...NOTHING_KNOWN, key }));
  // A list comes from memory first, and what the database then adds is not new.
  if (list.state !== 'ready' || list.isFromCache || clockAheadMs === null) {
    return known.key === key ? known.announcement : NOTHING;
  }
  const { isLoadingMore } = list;
  const { since, announcement } = known.key === key ? known : NOTHING_KNOWN;
  const arrivals = list.requests.map(({ created_at }) => created_at.getTime());
  if (since === null) {
    const openedAt = Date.now() - clockAheadMs;
    setKnown({ key, since: Math.max(openedAt, ...arrivals), isLoadingMore, announcement: NOTHING });
    return NOTHING;
  }
  const newest = Math.max(since, ...arrivals);
  if (newest > since || isLoadingMore !== known.isLoadingMore) {
    const count = known.isLoadingMore ? 0 : arrivals.filter((at) => at > since).length;
    setKnown({
      key,
      since: newest,
      isLoadingMore,
      announcement:
        count === 0 ? announcement : { text: announcementText(count), turn: announcement.turn + 1 },
    });
  }
  return announcement;
}

const NOTHING_KNOWN = { since: null, isLoadingMore: false, announcement: NOTHING };

function announcementText(count: number): string {
  return counted(count, '1 new prayer request has come in.', '{count} new prayer requests have come in.');
}
