import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';

/** A request as a visitor leaves it, with what the test changes of it. */
export function staffRequest(
  id: string,
  changes: Partial<PrayerRequest<Date>> = {},
): PrayerRequest<Date> & { id: string } {
  const submission = {
    prayerData: prayerData({ is_on_behalf: false, categories: ['healing'] }),
    contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: '+1 555 0199', email: 'ruth@example.org' },
    audioPath: null,
  };
  const request = { ...newPrayerRequest(submission, new Date('2026-11-21T08:00:00Z'), true), ...changes, id };
  return { ...request, effective_urgency: effectiveUrgency(request) };
}
