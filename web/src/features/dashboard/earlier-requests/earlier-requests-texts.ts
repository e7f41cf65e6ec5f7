import type { SharedContact } from '@prayer-community/domain/prayer-request/contact-hash';
import { counted, t } from '@prayer-community/i18n/text';
import { textLocale } from '../../../ui/language/text-locale.ts';

/** Returns the heading for the requests found, for example `3 earlier requests with the same email address, the last on May 4`. */
export function foundText(count: number, shared: SharedContact, last: Date, now: Date): string {
  const date = dayText(last, now);
  switch (shared) {
    case 'email':
      return counted(
        count,
        `1 earlier request with the same email address, on {date}`,
        '{count} earlier requests with the same email address, the last on {date}',
        { date },
      );
    case 'phone':
      return counted(
        count,
        '1 earlier request with the same phone number, on {date}',
        '{count} earlier requests with the same phone number, the last on {date}',
        { date },
      );
    case 'both':
      return counted(
        count,
        '1 earlier request with the same email address and phone number, on {date}',
        '{count} earlier requests with the same email address and phone number, the last on {date}',
        { date },
      );
    case 'either':
      return counted(
        count,
        '1 earlier request with the same email address or phone number, on {date}',
        '{count} earlier requests with the same email address or phone number, the last on {date}',
        { date },
      );
  }
}

/**
 * Returns the heading for earlier requests by the same person.
 * @param count null if unknown because not all requests were read
 */
export function sameText(count: number | null, last: Date, now: Date): string {
  const date = dayText(last, now);
  return count === null
    ? t('Earlier requests by the same person, the last on {date}', { date })
    : counted(
        count,
        '1 earlier request by the same person, on {date}',
        '{count} earlier requests by the same person, the last on {date}',
        { date },
      );
}

/** Formats a day, for example `May 4`, with the year if it differs from that of `now`. */
export function dayText(day: Date, now: Date): string {
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString(textLocale(), { month: 'long', day: 'numeric', year });
}
