import { COLLECTIONS } from '@prayer-community/domain/collections';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest, RequestStatus } from '@prayer-community/domain/prayer-request/prayer-request';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';

const MINUTE_MS = 60_000;

/** The emulator is slow on a busy machine. */
const MOST_ATTEMPTS = 10;
const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });
const ACTIVE_STATUSES: readonly RequestStatus[] = ['new', 'assigned', 'prayed_for'];

export interface Amount {
  total: number;
  active: number;
}

export async function fillRequests(
  db: Firestore,
  { total, active }: Amount,
  assignees: readonly string[],
): Promise<void> {
  // Unlike Firestore, the emulator needs no ramp-up of writes.
  const writer = db.bulkWriter({ throttling: false });
  writer.onWriteError(({ failedAttempts }) => failedAttempts < MOST_ATTEMPTS);
  const now = Date.now();
  for (let index = 0; index < total; index += 1) {
    const createdAt = new Date(now - index * MINUTE_MS);
    const request =
      index < active ? activeRequest(index, createdAt, assignees) : closedRequest(index, createdAt);
    void writer.set(db.collection(COLLECTIONS.prayerRequests).doc(`bench-${index}`), request);
  }
  await writer.close();
}

function activeRequest(index: number, createdAt: Date, assignees: readonly string[]): PrayerRequest<Date> {
  const status = pick(ACTIVE_STATUSES, index);
  const request = submitted(index, createdAt);
  return {
    ...request,
    status,
    ...(status === 'new' && waiting(request)),
    assigned_to: status === 'new' ? null : pick(assignees, index),
    note_count: status === 'new' ? 0 : 2,
  };
}

/** Returns a due time to sort by, but no reminder. Otherwise the first run of the schedule would send hundreds. */
function waiting({ created_at, urgency_level }: PrayerRequest<Date>): Partial<PrayerRequest<Date>> {
  const { clock } = startSchedule(created_at, urgency_level, BY_URGENCY);
  return { clock, reminder_due_at: null };
}

function closedRequest(index: number, createdAt: Date): PrayerRequest<Date> {
  return { ...submitted(index, createdAt), status: 'closed', archive_status: 'archived' };
}

function submitted(index: number, createdAt: Date): PrayerRequest<Date> {
  return newPrayerRequest(
    {
      prayerData: {
        is_on_behalf: index % 5 === 0,
        prayer_text: 'Please pray for my mother, who is in hospital.',
        categories: ['healing'],
        follow_up_requested: index % 2 === 0,
        contact_preference: 'call',
        submission_type: pick(SUBMISSION_TYPES, index >> 2),
        share_on_belief_wall: false,
        urgency_level: pick(URGENCY_LEVELS, index >> 1),
      },
      contactData: { first_name: 'Tabea', last_name: String(index), phone: null, email: null },
      audioPath: null,
    },
    createdAt,
    true,
  );
}

function pick<Choice>(choices: readonly Choice[], index: number): Choice {
  const choice = choices[index % choices.length];
  if (choice === undefined) {
    throw new Error('There is nothing to choose from');
  }
  return choice;
}
