import type { ReminderChoice } from '../prayer-request/due-time.ts';
import { newPrayerRequest } from '../prayer-request/new-prayer-request.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { importedSchedule } from '../prayer-request/reminders.ts';
import { filledContact } from '../request-form/contact.ts';
import type { RequestRow } from './import-rows.ts';
import { receivedAt } from './received-at.ts';

/**
 * Creates the request of a row. It is never on the wall, has no status page and sends no reminders.
 * @param watchesForCrisis from the settings
 */
export function importedRequest(
  row: RequestRow,
  choice: ReminderChoice,
  watchesForCrisis: boolean,
  now: Date,
): PrayerRequest<Date> {
  const { first_name, last_name, phone, email } = row;
  const request = newPrayerRequest(
    {
      prayerData: {
        is_on_behalf: false,
        prayer_text: row.prayer_text,
        categories: row.category === null ? [] : [row.category],
        follow_up_requested: false,
        contact_preference: 'none',
        submission_type: row.submission_type,
        share_on_belief_wall: false,
        urgency_level: row.urgency_level,
      },
      contactData: filledContact({ first_name, last_name, phone, email }),
      audioPath: null,
      source: 'import',
      language: row.language,
    },
    receivedAt(row.received_on, now),
    watchesForCrisis,
  );
  return {
    ...request,
    ...importedSchedule(choice),
    status: row.status,
    // Files do not say when a request was closed, so its retention starts now.
    ...(row.status === 'closed' && { archive_status: 'archived', updated_at: now }),
  };
}
