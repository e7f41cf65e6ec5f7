import { t } from '@prayer-community/i18n/text';
import type { PrayerRequest } from './prayer-request.ts';

/** Returns the title of a request for its reader. Names stay unchanged, and the titles stored when there is no name are translated. */
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
