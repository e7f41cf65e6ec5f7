import { notesPath, repliesPath } from '@prayer-community/domain/collections';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { planComeBack } from '@prayer-community/domain/prayer-request/come-back';
import { assignMember, markPrayedFor } from '@prayer-community/domain/prayer-request/request-transitions';
import { newReply } from '@prayer-community/domain/replies/reply';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import type { Profile } from '@prayer-community/domain/staff/profile';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliveries } from '../data/delivery.ts';
import { reminderSettings } from '../data/settings.ts';
import { messagesAbout } from '../testing/queued-messages.ts';
import { storeProfile } from '../testing/stored-profile.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore } from '../testing/test-backend.ts';
import { autoUnassign } from './auto-unassign.ts';

// Simulates a day and a half of overlapping runs. Times are hours since the assignments.

const START = new Date('2026-11-21T00:00:00Z');
const HOURS = 36;
const ASSIGNED = { revision: 1 };

const at = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

const db = ownFirestore();

const storeMember = (uid: string, changes: Partial<Profile<Date>> = {}) =>
  storeProfile(db, uid, START, {
    role: 'prayer_team',
    notification_preferences: { newRequests: false, reminders: false },
    ...changes,
  });

function storeAssigned(uid: string, hours = 0): Promise<DocumentReference> {
  return storeRequest(
    {
      created_at: at(hours - 1),
      updated_at: at(hours),
      ...assignMember({ revision: 0 }, 'grace', uid),
      reminder_due_at: null,
    },
    db,
  );
}

async function note(request: DocumentReference, created_by: string, hours: number): Promise<void> {
  const written = db.collection(notesPath(request.id)).doc();
  await written.set({ note_text: 'Called.', created_by, created_at: at(hours) });
  await request.update({ note_count: 1, last_note_id: written.id });
}

async function reply(request: DocumentReference, author: string, hours: number): Promise<void> {
  await db.collection(repliesPath(request.id)).add(newReply('We pray for you.', author, false, at(hours)));
}

/** Returns the notifications about a returned request, one line per message: `template: recipient by channel at hour`. */
async function notifiedOf(request: DocumentReference): Promise<string[]> {
  return (await messagesAbout(request.id, db))
    .map(({ template, recipient, channel, created_at }) => {
      const hour = Math.floor((created_at.getTime() - START.getTime()) / HOUR_MS);
      return `${template}: ${recipient} by ${channel} at ${hour}`;
    })
    .sort();
}

const messages = (assignee: string, hour: number) =>
  [assignee, 'grace']
    .flatMap((who) => ['email', 'push'].map((channel) => `returned: ${who} by ${channel} at ${hour}`))
    .sort();

type Case =
  | 'ofAway'
  | 'idle'
  | 'noted'
  | 'notedByOther'
  | 'replied'
  | 'repliedByOther'
  | 'planned'
  | 'plannedByOther'
  | 'prayedFor';
let requests: Record<Case, DocumentReference>;

beforeAll(async () => {
  await reminderSettings.ref(db).set(
    reminderSettingsSchema.parse({
      by_urgency: true,
      return_away_after_hours: 4,
      return_idle_after_hours: 24,
    }),
  );
  await storeMember('grace', { role: 'leadership' });
  await storeMember('ben');
  const period = { unavailable_start_date: at(5), unavailable_end_date: at(100) };
  await storeMember('anna', { ...period, status: 'unavailable' });
  requests = {
    ofAway: await storeAssigned('anna'),
    idle: await storeAssigned('ben'),
    noted: await storeAssigned('ben'),
    notedByOther: await storeAssigned('ben'),
    replied: await storeAssigned('ben'),
    repliedByOther: await storeAssigned('ben'),
    planned: await storeAssigned('ben'),
    plannedByOther: await storeAssigned('ben'),
    prayedFor: await storeAssigned('ben'),
  };
  const deeds = new Map<number, () => Promise<unknown>>([
    [2, () => requests.prayedFor.update({ ...markPrayedFor(ASSIGNED, 'ben', at(2)), updated_at: at(2) })],
    [10, () => note(requests.noted, 'ben', 10)],
    [11, () => note(requests.notedByOther, 'grace', 11)],
    [3, () => requests.planned.update({ ...planComeBack(ASSIGNED, 'ben', at(100)) })],
    [4, () => requests.plannedByOther.update({ ...planComeBack(ASSIGNED, 'grace', at(100)) })],
    [8, () => reply(requests.replied, 'ben', 8)],
    [9, () => reply(requests.repliedByOther, 'grace', 9)],
  ]);
  for (let hours = 0; hours <= HOURS; hours += 1) {
    await deeds.get(hours)?.();
    await Promise.all([0, 2_000].map((later) => autoUnassign(db, new Date(at(hours).getTime() + later))));
  }
}, 300_000);

describe('an assigned request', () => {
  it('is returned once its assignee has been away for the grace period', async () => {
    expect((await requests.ofAway.get()).data()).toMatchObject({
      status: 'new',
      assigned_to: null,
      updated_by: null,
      revision: 2,
      return_reason: 'away',
    });
    expect(await notifiedOf(requests.ofAway)).toEqual(messages('anna', 9));
  });

  it('is returned when nothing was done for it, and its schedule starts over', async () => {
    const request = (await requests.idle.get()).data();

    expect(request).toMatchObject({ status: 'new', revision: 2, return_reason: 'idle' });
    expect(Math.floor((request?.clock.due_at.toMillis() - START.getTime()) / HOUR_MS)).toBe(24 + 12);
    expect(await notifiedOf(requests.idle)).toEqual(messages('ben', 24));
  });

  it('stays assigned for another full period after its assignee’s note, but not after another member’s', async () => {
    expect(await notifiedOf(requests.noted)).toEqual(messages('ben', 34));
    expect(await notifiedOf(requests.notedByOther)).toEqual(messages('ben', 24));
  });

  it('stays assigned for another full period after its assignee’s reply, but not after another member’s', async () => {
    expect(await notifiedOf(requests.replied)).toEqual(messages('ben', 32));
    expect(await notifiedOf(requests.repliedByOther)).toEqual(messages('ben', 24));
  });

  it('stays assigned until the date on which its assignee wants to come back, but not for another member’s', async () => {
    expect((await requests.planned.get()).data()).toMatchObject({ status: 'assigned', assigned_to: 'ben' });
    expect(await notifiedOf(requests.planned)).toEqual([]);
    expect(await notifiedOf(requests.plannedByOther)).toEqual(messages('ben', 24));
  });

  it('is not returned once its assignee has prayed for it', async () => {
    expect((await requests.prayedFor.get()).data()).toMatchObject({ status: 'prayed_for', revision: 2 });
    expect(await notifiedOf(requests.prayedFor)).toEqual([]);
  });
});

it('autoUnassign never overwrites a concurrent action, and then sends no notification', async () => {
  const raced = await Promise.all(Array.from({ length: 8 }, () => storeAssigned('ben', -30)));

  /** Like the rules, applies the change only if the revision is the one that was seen. */
  const pray = (request: DocumentReference) =>
    db.runTransaction(async (transaction) => {
      const seen = await transaction.get(request);
      if (seen.get('revision') === 1) {
        transaction.update(request, { ...markPrayedFor(ASSIGNED, 'ben', at(1)), updated_at: at(1) });
      }
    });
  await Promise.all([autoUnassign(db, at(1)), ...raced.map(pray), autoUnassign(db, at(1))]);

  for (const request of raced) {
    const stored = (await request.get()).data();
    expect(stored?.revision).toBe(2);
    expect(await notifiedOf(request)).toEqual(stored?.status === 'new' ? messages('ben', 1) : []);
  }
});

it('autoUnassign returns a request even if another one in the same run is unreadable', async () => {
  const unreadable = await storeAssigned('ben', -30);
  await unreadable.update({ revision: 'none' });
  const request = await storeAssigned('ben', -30);

  await expect(autoUnassign(db, at(1))).rejects.toThrow('1 of 2');
  await unreadable.delete();

  expect((await request.get()).get('status')).toBe('new');
});

it('autoUnassign sends one message to each person if it returns several requests', async () => {
  await storeMember('carla');
  const held = await Promise.all(['carla', 'carla', 'ben'].map((uid) => storeAssigned(uid, -30)));

  expect(await autoUnassign(db, at(1.5))).toBe(3);

  const found = await deliveries(db).where('created_at', '==', at(1.5)).get();
  const emails = found.docs.map((delivery) => delivery.data()).filter(({ channel }) => channel === 'email');
  const ids = held.map(({ id }) => id);
  const notified = emails.map(({ recipients, about_id, about_ids }) => ({
    who: Object.keys(recipients),
    about: (about_ids ?? [about_id]).map((id: string) => ids.indexOf(id)).toSorted(),
  }));
  expect(notified.toSorted((one, other) => one.about.length - other.about.length)).toEqual([
    { who: ['ben'], about: [2] },
    { who: ['carla'], about: [0, 1] },
    { who: ['grace'], about: [0, 1, 2] },
  ]);
});

it('autoUnassign returns a request again after a restore, and does not repeat its notifications', async () => {
  const request = await storeAssigned('ben', -30);
  const backup = (await request.get()).data() ?? {};
  await autoUnassign(db, at(1));
  await request.set(backup);

  expect(await autoUnassign(db, at(2))).toBe(1);

  expect((await request.get()).get('status')).toBe('new');
  expect(await notifiedOf(request)).toEqual(messages('ben', 1));
});

it('autoUnassign returns nothing until leadership turns it on', async () => {
  await reminderSettings.ref(db).set(reminderSettingsSchema.parse({}));
  const held = await storeAssigned('anna', -500);

  expect(await autoUnassign(db, at(100))).toBe(0);
  expect((await held.get()).get('status')).toBe('assigned');
});
