import { t } from '@prayer-community/i18n/text';
import type { PrayerRequest } from './prayer-request.ts';

/** The title of a request for its reader: a name unchanged, and what is stored in place of one in their language. */
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
