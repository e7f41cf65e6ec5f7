import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, historyPath, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { dayOf, monthOf } from '@prayer-community/domain/insights/insights-calendar';
import {
  type DayCounts,
  insightMonthSchema,
  openRequestsSchema,
} from '@prayer-community/domain/insights/insights-counts';
import { postFacts } from '@prayer-community/domain/insights/insights-post';
import type { CountedRequest } from '@prayer-community/domain/insights/insights-request';
import {
  assignMember,
  closeRequest,
  markPrayedFor,
  reopenRequest,
  unassignMember,
} from '@prayer-community/domain/prayer-request/request-transitions';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { storeRequest } from '../testing/stored-request.ts';
import { ownFirestore, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { countOnce } from './count-once.ts';
import { countPost, POSTS } from './count-post.ts';
import { countRequest, REQUESTS } from './count-request.ts';
import { countStoredRequests } from './count-stored-requests.ts';

const RECEIVED = new Date('2026-03-03T09:00:00Z');

async function countsOf(db: Firestore, moment: Date): Promise<DayCounts | undefined> {
  const day = dayOf(moment);
  const month = await db.collection(COLLECTIONS.insightMonths).doc(monthOf(day)).get();
  return insightMonthSchema.parse(month.data() ?? {}).days[day];
}

async function openOf(db: Firestore, uid: string): Promise<number> {
  const open = await db.collection(COLLECTIONS.insightTeam).doc(OPEN_REQUESTS_ID).get();
  return openRequestsSchema.parse(open.data() ?? {}).members[uid] ?? 0;
}

const counting = <T>(act: () => Promise<T>) =>
  whileTriggering([countRequest, countPost], act, { deliveries: 2 });

describe('the insights for a request', () => {
  it('follow it from receipt to closing', async () => {
    const db = testFirestore();
    const member = 'ruth';
    const later = (hours: number) => new Date(RECEIVED.getTime() + hours * HOUR_MS);
    const request = await counting(() =>
      storeRequest({ created_at: RECEIVED, urgency_level: 'high', categories: ['family', 'healing'] }),
    );
    const change = (fields: object, hours: number) =>
      counting(() => request.update({ ...fields, updated_at: later(hours) }));

    await change(assignMember({ revision: 0 }, 'leader', member), 2);

    expect(await countsOf(db, RECEIVED)).toEqual({
      requests: 1,
      urgency: { high: 1 },
      categories: { family: 1, healing: 1 },
      assigned_after: { 120: 1 },
      contacted_after: {},
      replied_after: {},
      answered: 0,
    });
    expect(await openOf(db, member)).toBe(1);

    await change(unassignMember({ revision: 1 }, 'leader'), 3);
    await change(assignMember({ revision: 2 }, 'leader', member), 4);
    await change(markPrayedFor({ revision: 3 }, member, later(10)), 11);
    await change(closeRequest({ revision: 4 }, member), 12);

    expect(await countsOf(db, RECEIVED)).toMatchObject({
      requests: 1,
      assigned_after: { 120: 1 },
      contacted_after: { 600: 1 },
    });
    expect(await openOf(db, member)).toBe(0);

    await change(reopenRequest({ revision: 5 }, 'leader'), 50);

    expect(await countsOf(db, RECEIVED)).toMatchObject({ requests: 1, contacted_after: { 600: 1 } });
    expect(await openOf(db, member)).toBe(0);
  });
});

const FACTS: CountedRequest<Date> = {
  version: 2,
  created_at: RECEIVED,
  urgency_level: 'low',
  categories: [],
  holder: 'ruth',
  contacted_at: null,
  contacted_before_reopening: null,
  first_assigned_at: new Date(RECEIVED.getTime() + HOUR_MS),
  first_replied_at: null,
  is_imported: false,
};

describe('an event', () => {
  it('is counted only once, even if it is delivered repeatedly, in parallel or later', async () => {
    const db = ownFirestore();
    await Promise.all([1, 2, 3, 4].map(() => countOnce(db, REQUESTS, 'request', FACTS)));
    await countOnce(db, REQUESTS, 'request', FACTS);

    expect(await countsOf(db, RECEIVED)).toMatchObject({ requests: 1, assigned_after: { 60: 1 } });
    expect(await openOf(db, 'ruth')).toBe(1);
  });

  it('does not overwrite newer data if it arrives late', async () => {
    const db = ownFirestore();
    await countOnce(db, REQUESTS, 'request', FACTS);
    await countOnce(db, REQUESTS, 'request', { ...FACTS, version: 1, holder: null, first_assigned_at: null });

    expect(await countsOf(db, RECEIVED)).toMatchObject({ requests: 1, assigned_after: { 60: 1 } });
    expect(await openOf(db, 'ruth')).toBe(1);
  });

  it('is counted even when many arrive for one day at the same time', async () => {
    const db = ownFirestore();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => countOnce(db, REQUESTS, `request-${index}`, FACTS)),
    );
    expect(await countsOf(db, RECEIVED)).toMatchObject({ requests: 30, assigned_after: { 60: 30 } });
    expect(await openOf(db, 'ruth')).toBe(30);
  });
});

describe('existing requests', () => {
  it('are counted with their first assignment, and only once if counting runs again', async () => {
    const db = ownFirestore();
    const template = (await (await storeRequest()).get()).data() ?? {};
    const closed = {
      created_at: RECEIVED,
      status: 'closed',
      archive_status: 'archived',
      assigned_to: 'ruth',
    };
    for (let index = 0; index < 21; index += 1) {
      const request = db.collection(COLLECTIONS.prayerRequests).doc();
      await request.set({ ...template, ...(index === 0 ? closed : { created_at: RECEIVED }) });
      if (index === 0) {
        const assigned = { action: 'assigned', actor: 'leader', assigned_to: 'ruth' };
        const history = db.collection(historyPath(request.id));
        await history.add({ ...assigned, at: new Date(RECEIVED.getTime() + 3 * HOUR_MS) });
        await history.add({ ...assigned, at: new Date(RECEIVED.getTime() + HOUR_MS) });
      }
    }

    expect(await countStoredRequests(db)).toBe(21);
    expect(await countStoredRequests(db)).toBe(21);

    expect(await countsOf(db, RECEIVED)).toMatchObject({ requests: 21, assigned_after: { 60: 1 } });
    expect(await openOf(db, 'ruth')).toBe(0);
  });
});

describe('a wall post', () => {
  it('is stored with the time it was answered and whether it is shown', async () => {
    const post = testFirestore().collection(COLLECTIONS.beliefWallPosts).doc();
    const known = testFirestore().collection(COLLECTIONS.countedPosts).doc(post.id);
    await counting(() => post.set({ ...newWallPost('For peace.', null, true, new Date()) }));

    const { writeTime } = await counting(() => post.update({ is_answered: true }));

    expect((await known.get()).get('answered_at')?.toMillis()).toBe(writeTime.toMillis());

    await counting(() => post.update({ is_approved: false, is_hidden: true }));

    expect((await known.get()).get('is_shown')).toBe(false);
    expect((await known.get()).get('answered_at').toMillis()).toBe(writeTime.toMillis());
  });

  it('is counted on the day of its answer, and no longer once it is hidden', async () => {
    const db = ownFirestore();
    const shown = { is_approved: true, is_answered: false };
    const answered = { is_approved: true, is_answered: true };
    const marked = postFacts(shown, answered, { version: 1, at: RECEIVED });
    await countOnce(db, POSTS, 'post', marked);
    await countOnce(db, POSTS, 'post', marked);
    expect(await countsOf(db, RECEIVED)).toMatchObject({ answered: 1 });

    const hidden = postFacts(answered, { ...answered, is_approved: false }, { version: 2, at: new Date() });
    await countOnce(db, POSTS, 'post', hidden);
    expect(await countsOf(db, RECEIVED)).toMatchObject({ answered: 0 });
  });
});
