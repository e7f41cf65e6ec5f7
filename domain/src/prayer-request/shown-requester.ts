import { t } from '@prayer-community/i18n/text';
import type { PrayerRequest } from './prayer-request.ts';

/** How a request is titled to its reader: a name stands as it is, and what is stored in place of one is said in their language. */
export function shownRequester({
  requester_display,
}: Pick<PrayerRequest<unknown>, 'requester_display'>): string {
  switch (requester_display) {
    case 'Anonymous Request':
    case 'Request on behalf of someone else':
      return t(requester_display);
    default:
      return requester_display;
  }
}
