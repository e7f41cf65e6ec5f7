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
  newest: number | null;
  announcement: Announcement;
}

const NOTHING: Announcement = { text: '', turn: 0 };

/**
 * Announces requests to screen readers that arrive after the list was opened.
 * @param key another list starts over, with nothing to announce
 */
export function useNewRequestAnnouncement(key: string, list: RequestList): Announcement {
  const [known, setKnown] = useState<Known>({ key, newest: null, announcement: NOTHING });
  // A list comes from memory first, and what the database then adds is not new.
  if (list.state !== 'ready' || list.isFromCache) {
    return known.key === key ? known.announcement : NOTHING;
  }
  const newest = Math.max(0, ...list.requests.map(({ created_at }) => created_at.getTime()));
  const since = known.key === key ? known.newest : null;
  if (since === null) {
    setKnown({ key, newest, announcement: NOTHING });
    return NOTHING;
  }
  if (newest > since) {
    const count = list.requests.filter((request) => request.created_at.getTime() > since).length;
    setKnown({
      key,
      newest,
      announcement: { text: announcementText(count), turn: known.announcement.turn + 1 },
    });
  }
  return known.announcement;
}

function announcementText(count: number): string {
  return counted(count, '1 new prayer request has come in.', '{count} new prayer requests have come in.');
}
