import { randomUUID } from 'node:crypto';
import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { UNSET_SCHEDULE } from '@prayer-community/domain/prayer-request/reminder-schedule';
import { DUE_CHOICES, type RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import { newNote } from '@prayer-community/domain/prayer-request/request-note';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { mineFilter, toTakeFilter } from '@prayer-community/domain/prayer-request/work-view';
import { getCountFromServer, getDocsFromServer, type Query, terminate } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import { storeRequest } from '../support/stored-request.ts';
import { signInWebClient } from './web-client.ts';

// No journey covers every combination of the dashboard's filters, and each combination has its own index.

const VISIBILITIES = [
  'everything',
  'confidential_while_active',
  'nothing_confidential',
] as const satisfies RequestVisibility[];

const FILTERS: readonly RequestFilter[] = [null, 'new' as const].flatMap((status) =>
  [null, 'high' as const].flatMap((urgency) =>
    [null, 'prayer_team' as const].flatMap((type) =>
      [null, ...(status === null ? [] : DUE_CHOICES)].map((due) => ({
        ...{ view: 'active' as const, status, urgency, type, assignee: null, due },
      })),
    ),
  ),
);

const UNTIL_ONLINE = { timeout: 150_000, interval: 200 };

let id: string;

beforeAll(async () => {
  await signInWebClient(await createStaffMember('leadership'), emulatorAddress('FIRESTORE_EMULATOR_HOST'));
  ({ id } = await storeRequest({ urgency_level: 'high' }));
});

afterAll(async () => {
  const { firestore } = await import('../../web/src/firebase/firestore-sdk.ts');
  await terminate(firestore);
});

async function foundBy(query: Query): Promise<string[]> {
  // In Node, the SDK sometimes misreads its stream, considers itself offline, and retries after up to 90 seconds.
  const { docs } = await vi.waitFor(() => getDocsFromServer(query), UNTIL_ONLINE);
  return docs.map((document) => document.id);
}

const countOf = async (query: Query) => (await getCountFromServer(query)).data().count;

it.each(VISIBILITIES)('every filter combination finds a request: %s', async (visibility) => {
  const { sortedRequests } = await import('../../web/src/features/dashboard/requests/request-query.ts');
  for (const filter of FILTERS) {
    expect(await foundBy(sortedRequests(filter, visibility))).toContain(id);
  }
});

it.each(VISIBILITIES)('every filter combination counts overdue requests: %s', async (visibility) => {
  const { overdueRequests } = await import('../../web/src/features/dashboard/requests/request-query.ts');
  const dueAt = new Date(2026, 4, 4);
  await storeRequest({ urgency_level: 'high', clock: { ...UNSET_SCHEDULE, due_at: dueAt } });
  for (const filter of FILTERS.filter(({ due }) => due === 'overdue')) {
    const counted = (now: Date) => countOf(overdueRequests(filter, visibility, now));
    expect(await counted(dueAt)).toBeGreaterThanOrEqual(1);
    expect(await counted(new Date(0))).toBe(0);
  }
});

it.each(VISIBILITIES)('a prayer session finds a request: %s', async (visibility) => {
  const { leastPrayedFor } = await import('../../web/src/features/dashboard/requests/request-query.ts');
  const filter = {
    view: 'active',
    status: null,
    urgency: 'high',
    type: null,
    assignee: null,
    due: null,
  } as const;
  expect(await foundBy(leastPrayedFor(filter, visibility))).toContain(id);
});

it.each(VISIBILITIES)("a member's own requests and those to take are found: %s", async (visibility) => {
  const { sortedRequests } = await import('../../web/src/features/dashboard/requests/request-query.ts');
  const actor = { uid: randomUUID(), role: 'prayer_team' } as const;
  const mine = await storeRequest({ status: 'assigned', assigned_to: actor.uid });
  expect(await foundBy(sortedRequests(mineFilter(actor), visibility))).toEqual([mine.id]);
  for (const hasDueTimes of [true, false]) {
    expect(await foundBy(sortedRequests(toTakeFilter(actor, hasDueTimes), visibility))).toContain(id);
  }
});

it.each(VISIBILITIES)('a due come-back is found and counted: %s', async (visibility) => {
  const { comeBackQueries, dueComeBackQueries } = await import(
    '../../web/src/features/dashboard/come-back/come-back-query.ts'
  );
  const due = await storeRequest({ come_back_at: new Date(0), come_back_by: 'somebody' });
  const found = await Promise.all(comeBackQueries(visibility).map(foundBy));
  expect(found.flat()).toContain(due.id);
  const counts = await Promise.all(dueComeBackQueries(visibility, new Date()).map(countOf));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});

it('requests with replies to review are returned oldest first', async () => {
  const { reviewQuery } = await import('../../web/src/features/dashboard/review/review-query.ts');
  const [newer, older, none] = await Promise.all([
    storeRequest({ replies_awaiting: 1, created_at: new Date(2026, 4, 5) }),
    storeRequest({ replies_awaiting: 2, created_at: new Date(2026, 4, 4) }),
    storeRequest(),
  ]);
  const found = await foundBy(reviewQuery());
  expect(found).not.toContain(none.id);
  expect(found.filter((one) => one === newer.id || one === older.id)).toEqual([older.id, newer.id]);
});

it('the notes of a request are returned oldest first', async () => {
  const { notesOf } = await import('../../web/src/features/dashboard/notes/use-request-notes.ts');
  const request = await storeRequest();
  const notes = testFirestore().collection(notesPath(request.id));
  await notes.doc('a').set(newNote('Prayed with her.', 'somebody', new Date(2026, 4, 5)));
  await notes.doc('b').set(newNote('Called her.', 'somebody', new Date(2026, 4, 4)));

  expect(await foundBy(notesOf(request.id).query)).toEqual(['b', 'a']);
});

function contentOf(createdAt: Date, publishDate: string) {
  const form = { ...EMPTY_CONTENT_FORM, title: 'Gratitude', content: 'Name three.', publishDate };
  return newDailyContent(form, null, { at: (chosen: Date) => chosen, now: createdAt });
}

it('daily content is returned newest first in the administration, whenever it is published', async () => {
  const { allContent } = await import('../../web/src/features/daily-content-admin/existing/content-query.ts');
  const content = testFirestore().collection(COLLECTIONS.dailyContent);
  const prefix = randomUUID();
  const [older, newer] = [`${prefix}-a`, `${prefix}-b`];
  await content.doc(older).set(contentOf(new Date(2026, 4, 4), '2026-06-07T08:00'));
  await content.doc(newer).set(contentOf(new Date(2026, 4, 5), '2026-06-06T08:00'));

  const found = await foundBy(allContent(50).query);

  expect(found.filter((one) => one.startsWith(prefix))).toEqual([newer, older]);
});

it.each(VISIBILITIES)('a search finds a request: %s', async (visibility) => {
  const { searchQueries } = await import('../../web/src/features/dashboard/search/search-query.ts');
  const searched = await storeRequest({ prayer_text: 'For my great-aunt in Patagonia.' });
  const found = await Promise.all(searchQueries('patagonia', visibility).map(foundBy));
  expect(found.flat()).toContain(searched.id);
});

it.each(VISIBILITIES)("a person's earlier requests are found and counted: %s", async (visibility) => {
  const { countEarlier, newestEarlier } = await import(
    '../../web/src/features/dashboard/earlier-requests/earlier-requests-query.ts'
  );
  const hashes = [`email:${randomUUID()}`, `phone:${randomUUID()}`];
  const found = await storeRequest({ contact_hashes: hashes, created_at: new Date(2026, 4, 4) });
  const earlier = { hashes, createdBefore: new Date(2026, 4, 5) };
  expect(await foundBy(newestEarlier(earlier, visibility, 2))).toEqual([found.id]);
  expect(await countEarlier(earlier, visibility)).toBe(1);
});
