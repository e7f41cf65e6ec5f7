import type { PrayerData } from '../request-form/prayer-data.ts';

/** Returns a prayer for someone else that only the team reads, as the form submits it, with a test's changes. */
export function prayerData(changes: Partial<PrayerData> = {}): PrayerData {
  return {
    is_on_behalf: true,
    prayer_text: 'For my mother.',
    categories: [],
    follow_up_requested: false,
    contact_preference: 'none',
    submission_type: 'prayer_team',
    share_on_belief_wall: false,
    urgency_level: 'low',
    ...changes,
  };
}
