import type { PrayerRequest } from '../prayer-request/prayer-request.ts';

type Imported = Pick<
  PrayerRequest<unknown>,
  | 'revision'
  | 'note_count'
  | 'reply_count'
  | 'replies_awaiting'
  | 'replies_not_sent'
  | 'prayer_count'
  | 'come_back_at'
  | 'updates'
  | 'person_decisions'
>;

/** True while the fields of an imported request show no one's work. Older ones do not show withdrawn replies. */
export function isUntouched(request: Imported): boolean {
  return (
    request.revision === 0 &&
    request.note_count === 0 &&
    request.reply_count === 0 &&
    request.replies_awaiting === 0 &&
    request.replies_not_sent === 0 &&
    request.prayer_count === 0 &&
    request.come_back_at === null &&
    request.updates.length === 0 &&
    Object.keys(request.person_decisions).length === 0
  );
}
