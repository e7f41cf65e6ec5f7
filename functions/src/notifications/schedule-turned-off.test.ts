import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { assignMember, unassignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { readRequestState } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';
import { changeRequest } from '../testing/change-request.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { storeProfile } from '../testing/stored-profile.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore } from '../testing/test-backend.ts';
import { sendDueReminders } from './send-due-reminders.ts';

const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });
const db = ownFirestore();
const settings = reminderSettings.ref(db);
const start = new Date('2026-11-21T12:00:00Z');
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeEach(() => storeProfile(db, 'grace', start));

const turn = (by_urgency: boolean) => settings.set({ ...BY_URGENCY, by_urgency });

const storeNew = (urgency_level: PrayerRequest<Date>['urgency_level']) =>
  storeRequest(
    {
      created_at: start,
      updated_at: start,
      urgency_level,
      ...startSchedule(start, urgency_level, BY_URGENCY),
    },
    db,
  );

async function expectReminded(request: DocumentReference): Promise<void> {
  const messages = await messagesAbout(request.id, db);
  expect(messages.map(({ template }) => template)).toContain('unassigned_reminder');
}

it('reminds of a request that was unassigned while the schedule by urgency was turned off', async () => {
  await turn(true);
  const request = await storeNew('high');
  await changeRequest(
    request,
    { ...assignMember({ revision: 0 }, 'grace', 'ruth'), updated_at: at(0.5) },
    at(0.5),
  );
  await turn(false);
  await changeRequest(request, { ...unassignMember({ revision: 1 }, 'grace'), updated_at: at(5) }, at(5));
  await sendDueReminders(db, at(5.25));
  await turn(true);

  await sendDueReminders(db, at(6.25));

  await expectReminded(request);
});

it('reminds of a request that became urgent while the schedule by urgency was turned off', async () => {
  await turn(true);
  const request = await storeNew('low');
  await turn(false);
  await changeRequest(request, { signs_of_need: ['self_harm'], effective_urgency: 'high' }, at(3));
  await turn(true);

  await sendDueReminders(db, at(3.25));

  await expectReminded(request);
});

it('gives a whole clock to a request from before there were clocks that becomes urgent', async () => {
  await turn(true);
  const request = await storeNew('low');
  await request.update({ clock: FieldValue.delete() });

  await changeRequest(request, { signs_of_need: ['self_harm'], effective_urgency: 'high' }, at(3));

  expect(readRequestState(await request.get())).toMatchObject({ clock: { due_at: at(1), reckoned_by: '' } });
});
