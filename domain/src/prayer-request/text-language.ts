import type { Language } from '@prayer-community/i18n/language';
import type { PrayerRequest } from './prayer-request.ts';

/**
 * Returns the language of a request's texts and replies. Undefined for a phone request, which a staff member wrote down,
 * so only the requester's language is known.
 */
export function textLanguage(
  request: Pick<PrayerRequest<unknown>, 'source' | 'language'>,
): Language | undefined {
  return request.source === 'phone' ? undefined : request.language;
}
