import { effectiveUrgency } from '@prayer-community/domain/effective-urgency';
import { newPrayerRequest } from '@prayer-community/domain/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request';

/** A request as a visitor leaves it, with what the test changes of it. */
export function staffRequest(
  id: string,
  changes: Partial<PrayerRequest<Date>> = {},
): PrayerRequest<Date> & { id: string } {
  const submission = {
    prayerData: {
      is_on_behalf: false,
      prayer_text: 'For my mother.',
      categories: ['healing' as const],
      follow_up_requested: false,
      contact_preference: 'none' as const,
      submission_type: 'prayer_team' as const,
      share_on_belief_wall: false,
      urgency_level: 'low' as const,
    },
    contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: '+1 555 0199', email: 'ruth@example.org' },
    audioPath: null,
  };
  const request = { ...newPrayerRequest(submission, new Date('2026-11-21T08:00:00Z'), true), ...changes, id };
  return { ...request, effective_urgency: effectiveUrgency(request) };
}
