import { counted } from '@prayer-community/i18n/text';
import { useState } from 'react';
import type { RequestList } from './request-list.ts';

export interface Announcement {
  text: string;
  /** Changes with each announcement, so screen readers repeat an identical text. */
  turn: number;
}

interface Known {
  key: string;
  /** Requests that came in after this time are new. Null until the list is confirmed. */
  since: number | null;
  /** True while a page that the reader asked for loads. Its requests are new to the list, but have not just come in. */
  isLoadingMore: boolean;
  announcement: Announcement;
}

const NOTHING: Announcement = { text: '', turn: 0 };

/**
 * Announces to screen readers the requests that come in after the list was opened, in any sort order.
 * @param key identifies the list. A change starts over, with nothing to announce.
 * @param clockAheadMs how far the device's clock is ahead of the server's, which dates the requests. Null until known.
 */
export function useNewRequestAnnouncement(
  key: string,
  list: RequestList,
  clockAheadMs: number | null,
): Announcement {
  const [known, setKnown] = useState<Known>(() => ({ ...NOTHING_KNOWN, key }));
  // A list comes from the cache first. Requests that the server then adds are not new.
  if (list.state !== 'ready' || list.isFromCache || clockAheadMs === null) {
    return known.key === key ? known.announcement : NOTHING;
  }
  const { isLoadingMore } = list;
  const { since, announcement } = known.key === key ? known : NOTHING_KNOWN;
  const createdTimes = list.documents.map(({ created_at }) => created_at.getTime());
  if (since === null) {
    const openedAt = Date.now() - clockAheadMs;
    setKnown({ key, since: Math.max(openedAt, ...createdTimes), isLoadingMore, announcement: NOTHING });
    return NOTHING;
  }
  const newest = Math.max(since, ...createdTimes);
  if (newest > since || isLoadingMore !== known.isLoadingMore) {
    const count = known.isLoadingMore ? 0 : createdTimes.filter((at) => at > since).length;
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
