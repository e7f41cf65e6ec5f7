import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readRequestState } from '../data/request.ts';
import { restartSchedule } from '../notifications/restart-schedule.ts';

/** Changes a request and restarts its schedule, as its trigger does. */
export async function changeRequest(
  request: DocumentReference,
  changes: Partial<PrayerRequest<Date>>,
  now: Date,
): Promise<void> {
  const before = readRequestState(await request.get());
  await request.update({ ...changes });
  const after = readRequestState(await request.get());
  if (before === null || after === null) {
    throw new Error('The request is gone');
  }
  await restartSchedule(request, before, after, now);
}
