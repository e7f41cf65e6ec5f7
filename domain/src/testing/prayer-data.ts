import type { PrayerData } from '../request-form/prayer-data.ts';

/** A prayer for somebody else that only the team reads, as the form sends it, with what a test changes of it. */
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
