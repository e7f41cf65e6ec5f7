import { t } from '@prayer-community/i18n/text';
import type { PrayerRequest } from './prayer-request.ts';

type Titled = Pick<PrayerRequest<unknown>, 'requester_display'>;

/** Returns the title of a request for its reader. Names stay unchanged, and the titles stored when there is no name are translated. */
export function shownRequester(request: Titled): string {
  return titleWithoutName(request) ?? request.requester_display;
}

/** Returns the name of the requester for use in a sentence. Null if the title of the request is not a name. */
export function requesterName(request: Titled): string | null {
  return titleWithoutName(request) === null ? request.requester_display : null;
}

function titleWithoutName({ requester_display }: Titled): string | null {
  switch (requester_display) {
    case 'Anonymous Request':
    case 'Request on behalf of someone else':
      return t(requester_display);
    default:
      return null;
  }
}
