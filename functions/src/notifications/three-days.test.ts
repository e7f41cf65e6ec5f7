import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import {
  automaticMembership,
  methodId,
  newDistributionMethod,
} from '@prayer-community/domain/distribution/distribution';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { hoursAfter } from '@prayer-community/domain/prayer-request/due-time';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { assignMember, unassignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { DEFAULT_REMINDER_HOURS } from '@prayer-community/domain/settings/reminder-hours';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { flipAvailability } from '../availability/flip-availability.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { storeProfile } from '../testing/stored-profile.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore } from '../testing/test-backend.ts';
import { sendDueReminders } from './send-due-reminders.ts';

// Runs both schedules on a simulated clock, half as often as in production: three days in seconds.

const START = new Date('2026-11-21T00:00:00Z');
const DAYS = 3;
const RUN_EVERY_HOURS = 0.5;

/** The scheduler is down in this period and does not make up for missed runs. */
const OUTAGE = { from: 35.5, to: 36.75 };

const hour = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

const db = ownFirestore();
const profiles = db.collection(COLLECTIONS.profiles);

function storeAt(createdHour: number, changes: Partial<PrayerRequest<Date>> = {}) {
  const created_at = hour(createdHour);
  const reminder_due_at = hoursAfter(created_at, DEFAULT_REMINDER_HOURS);
  return storeRequest({ created_at, updated_at: created_at, reminder_due_at, ...changes }, db);
}

const storeLeader = (uid: string, changes: Partial<Profile<Date>> = {}) =>
  storeProfile(db, uid, START, changes);

/** Actions on the requests, by hour. */
const deeds = new Map<number, () => Promise<unknown>>();
let requests: Record<'waiting' | 'givenBack' | 'assigned' | 'closed', DocumentReference>;

/** Recorded after each run: who was away, and the writes of their profile. */
const away: { at: number; status: unknown }[] = [];
const writes = new Set<string>();

beforeAll(async () => {
  const list = methodId('leadership', 'email');
  await db
    .collection(COLLECTIONS.distributionMethods)
    .doc(list)
    .set(newDistributionMethod('leadership', 'email'));
  await db
    .collection(COLLECTIONS.distributionMemberships)
    .doc(membershipId(list, 'grace'))
    .set(automaticMembership(list, 'grace', START));
  await storeLeader('grace');
  await storeLeader('ruth', { unavailable_start_date: hour(20), unavailable_end_date: hour(40) });
  requests = {
    waiting: await storeAt(0),
    givenBack: await storeAt(1.5),
    assigned: await storeAt(0),
    closed: await storeAt(0, { status: 'closed', archive_status: 'archived' }),
  };
  const { givenBack, assigned } = requests;
  deeds.set(11.5, () =>
    assigned.update({ ...assignMember({ revision: 0 }, 'grace', 'ruth'), updated_at: hour(11.5) }),
  );
  deeds.set(20, () =>
    givenBack.update({ ...assignMember({ revision: 0 }, 'grace', 'ruth'), updated_at: hour(20) }),
  );
  deeds.set(30, () =>
    givenBack.update({ ...unassignMember({ revision: 1 }, 'grace'), updated_at: hour(30) }),
  );
  for (let at = 0; at <= DAYS * 24; at += RUN_EVERY_HOURS) {
    await deeds.get(at)?.();
    if (at < OUTAGE.from || at > OUTAGE.to) {
      await runTwice(at);
    }
    const ruth = await profiles.doc('ruth').get();
    away.push({ at, status: ruth.get('status') });
    writes.add(String(ruth.updateTime?.toMillis()));
  }
}, 300_000);

/** Overlapping runs, with the second run's clock two seconds later. */
async function runTwice(at: number): Promise<void> {
  const moments = [hour(at), new Date(hour(at).getTime() + 2_000)];
  await Promise.all(
    moments.flatMap((moment) => [flipAvailability(db, moment), sendDueReminders(db, moment)]),
  );
}

async function remindedAt(
  request: DocumentReference,
  recipient: string,
  channel: 'email' | 'push',
): Promise<number[]> {
  return (await messagesAbout(request.id, db))
    .filter((message) => message.recipient === recipient && message.channel === channel)
    .map(({ created_at }) => created_at.getTime() - START.getTime())
    .map((sinceMs) => Math.floor((sinceMs / HOUR_MS) * 4) / 4)
    .sort((one, other) => one - other);
}

describe('three days of overlapping runs', () => {
  it('send a reminder every 12 hours, late after an outage and then on time again', async () => {
    expect(await remindedAt(requests.waiting, 'grace', 'email')).toEqual([12, 24, 37, 48, 60, 72]);
    expect(await remindedAt(requests.waiting, 'grace', 'push')).toEqual([12, 24, 37, 48, 60, 72]);
  });

  it('restart the reminders when a request is returned', async () => {
    expect(await remindedAt(requests.givenBack, 'grace', 'email')).toEqual([13.5, 42, 54, 66]);
  });

  it('send no reminders for assigned or closed requests', async () => {
    expect(await remindedAt(requests.assigned, 'grace', 'email')).toEqual([]);
    expect(await remindedAt(requests.closed, 'grace', 'email')).toEqual([]);
  });

  it('make a leader unavailable and available again, each once and on time', () => {
    const changes = away.filter(({ status }, index) => status !== away[index - 1]?.status);

    expect(changes).toEqual([
      { at: 0, status: 'available' },
      { at: 20, status: 'unavailable' },
      { at: 40, status: 'available' },
    ]);
    expect(writes.size).toBe(3);
  });

  it('do not push to a leader who is away', async () => {
    expect(await remindedAt(requests.waiting, 'ruth', 'push')).toEqual([12, 48, 60, 72]);
  });
});
