import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { assignMember, unassignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { reminderSettings } from '../data/settings.ts';
import { changeRequest } from '../testing/change-request.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { storeProfile } from '../testing/stored-profile.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore } from '../testing/test-backend.ts';
import { sendDueReminders } from './send-due-reminders.ts';

// Simulates the night in which New York's clocks are set back. Times are hours since Saturday noon.

const NOON = new Date('2026-10-31T16:00:00Z');
const HOURS = 34;

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

const UNIFORM = reminderSettingsSchema.parse({});
const BY_URGENCY = reminderSettingsSchema.parse({
  by_urgency: true,
  quiet_hours: { from: 22, to: 7 },
  time_zone: 'America/New_York',
});
const LESS_PATIENT = {
  ...BY_URGENCY,
  hours_by_urgency: { high: 1, medium: 2, low: 12 },
  escalate_after_reminders: 0,
};

const db = ownFirestore();
const settings = reminderSettings.ref(db);

type Urgency = PrayerRequest<Date>['urgency_level'];

function came(hours: number, urgency_level: Urgency, choice = BY_URGENCY): Promise<DocumentReference> {
  const created_at = at(hours);
  const clock = startSchedule(created_at, urgency_level, choice);
  return storeRequest({ created_at, updated_at: created_at, urgency_level, ...clock }, db);
}

const storeLeader = (uid: string, changes: Partial<Profile<Date>> = {}) =>
  storeProfile(db, uid, NOON, changes);

let requests: Record<
  'high' | 'medium' | 'low' | 'raised' | 'givenBack' | 'answered' | 'before',
  DocumentReference
>;
let givenBackDueAt: unknown;

async function giveBack(hours: number): Promise<void> {
  const { givenBack } = requests;
  const now = at(hours);
  await changeRequest(givenBack, { ...unassignMember({ revision: 1 }, 'grace'), updated_at: now }, now);
  givenBackDueAt = (await givenBack.get()).get('clock.due_at').toDate();
}

/** Its requester adds words of crisis. The high urgency makes a reminder due at once. */
async function raise(hours: number): Promise<void> {
  await changeRequest(
    requests.raised,
    { signs_of_need: ['self_harm'], effective_urgency: 'high' },
    at(hours),
  );
}

/** Actions during the simulation, by hour. */
const deeds = new Map<number, () => Promise<unknown>>([
  [2.5, () => requests.answered.update(held(2.5))],
  [3.5, () => requests.givenBack.update(held(3.5))],
  [6.5, () => giveBack(6.5)],
  [3, () => raise(3)],
  [26, () => settings.set(LESS_PATIENT)],
]);

function held(hours: number) {
  return { ...assignMember({ revision: 0 }, 'grace', 'ruth'), updated_at: at(hours) };
}

beforeAll(async () => {
  await settings.set(BY_URGENCY);
  await storeLeader('grace');
  // Wants no reminders, and is away.
  await storeLeader('ruth', {
    status: 'unavailable',
    notification_preferences: { newRequests: false, reminders: false },
  });
  await storeLeader('daniel', { role: 'prayer_team' });
  requests = {
    high: await came(0, 'high'),
    medium: await came(0, 'medium'),
    low: await came(0, 'low'),
    raised: await came(0, 'low'),
    givenBack: await came(0, 'high'),
    answered: await came(0, 'high'),
    // Arrived before leadership enabled the schedule by urgency.
    before: await came(-9, 'medium', UNIFORM),
  };
  for (let hours = 0; hours <= HOURS; hours += 0.5) {
    await deeds.get(hours)?.();
    await run(at(hours), OVERLAPS.includes(hours));
  }
}, 300_000);

/** The hours in which runs overlap. Only a few because overlapping runs are slow in the emulator. */
const OVERLAPS = [0, 1, 2, 3, 20, 26];

async function run(moment: Date, isTwice: boolean): Promise<void> {
  const moments = isTwice ? [moment, new Date(moment.getTime() + 2_000)] : [moment];
  await Promise.all(moments.map((now) => sendDueReminders(db, now)));
}

/** Returns the hours at which the recipient was notified in that way, one per message. */
async function remindedAt(
  request: DocumentReference,
  template: string,
  recipient = 'grace',
  channel = 'push',
) {
  return (await messagesAbout(request.id, db))
    .filter(
      (message) =>
        message.template === template && message.recipient === recipient && message.channel === channel,
    )
    .map(({ created_at }) => Math.floor((created_at.getTime() - NOON.getTime()) / (HOUR_MS / 2)) / 2)
    .sort((one, other) => one - other);
}

const reminders = (request: DocumentReference) => remindedAt(request, 'unassigned_reminder');

/** 7 a.m., one hour later in the simulation than on other days. */
const MORNING = 20;

describe('the urgency schedule, over a weekend of overlapping runs', () => {
  it('sends a reminder of a high-urgency request every hour, even at night', async () => {
    const hours = await reminders(requests.high);

    expect(hours).toEqual([1, 2, ...Array.from({ length: HOURS - 3 }, (_, index) => index + 4)]);
  });

  it('escalates to every leader once by push and email, regardless of preferences and availability', async () => {
    for (const leader of ['grace', 'ruth']) {
      expect(await remindedAt(requests.high, 'escalation', leader, 'push')).toEqual([3]);
      expect(await remindedAt(requests.high, 'escalation', leader, 'email')).toEqual([3]);
    }
    expect(await remindedAt(requests.high, 'escalation', 'daniel')).toEqual([]);
    expect((await requests.high.get()).get('clock.escalated_at').toDate().getTime()).toBeLessThan(
      at(3.5).getTime(),
    );
  });

  it('postpones messages about a medium-urgency request at night and merges them into one in the morning', async () => {
    expect(await reminders(requests.medium)).toEqual([4, 8, 24, 26, 28, 30, 32, 34]);
    expect(await remindedAt(requests.medium, 'escalation')).toEqual([MORNING]);
  });

  it('postpones a reminder of a low-urgency request from midnight to the morning, and sends none at night', async () => {
    expect(await reminders(requests.low)).toEqual([MORNING, 24]);
  });

  it('sends no reminders of an assigned request, and restarts when it is returned', async () => {
    expect(await reminders(requests.answered)).toEqual([1, 2]);
    expect(await reminders(requests.givenBack)).toEqual([
      1,
      2,
      ...Array.from({ length: HOURS - 6 }, (_, index) => index + 7.5).filter(
        (hours) => hours !== 9.5 && hours <= HOURS,
      ),
    ]);
    expect(await remindedAt(requests.givenBack, 'escalation')).toEqual([3, 9.5]);
    expect(givenBackDueAt).toEqual(at(7.5));
  });

  it('reminds of a request at once if it becomes urgent after its new due time', async () => {
    expect((await reminders(requests.raised)).slice(0, 3)).toEqual([3, 4, 6]);
    expect(await remindedAt(requests.raised, 'escalation')).toEqual([5]);
  });

  it('applies changed settings to waiting requests at the next run', async () => {
    // Its four hours had passed before they started to count.
    const [first] = await reminders(requests.before);
    expect(first).toBe(0);
    const clock = (await requests.low.get()).get('clock');
    expect(clock.reckoned_by).toBe('1, 2, 12 hours, quiet from 22 to 7 in America/New_York');
  });
});
