import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { getDocsFromServer, limit, type QueryDocumentSnapshot, query, terminate } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createStaffMember } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../../functions/src/testing/test-backend.ts';
import type { PagedQuery } from '../../web/src/firebase/live-pages/follow-window.ts';
import { signInWebClient } from './web-client.ts';

const UNTIL_ONLINE = { timeout: 150_000, interval: 200 };

beforeAll(async () => {
  await signInWebClient(await createStaffMember('prayer_team'), emulatorAddress('FIRESTORE_EMULATOR_HOST'));
  // Node has none before version 21.
  vi.stubGlobal('navigator', { onLine: true });
});

afterAll(async () => {
  const { firestore } = await import('../../web/src/firebase/firestore-sdk.ts');
  await terminate(firestore);
});

/** Other files publish in the same lists meanwhile. What is dated ahead of them stays the newest. */
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS);

async function storePost(createdAt: Date): Promise<string> {
  const post = newWallPost('For my mother.', null, true, createdAt);
  return (await testFirestore().collection(COLLECTIONS.beliefWallPosts).add(post)).id;
}

async function storeItem(createdAt: Date, publishDate: Date): Promise<string> {
  const form = { ...EMPTY_CONTENT_FORM, title: 'Gratitude', content: 'Name three.' };
  const draft = newDailyContent(form, null, { at: (chosen: Date) => chosen, now: createdAt });
  const item = { ...draft, is_published: true, publish_date: publishDate, is_in_feed: true };
  return (await testFirestore().collection(COLLECTIONS.dailyContent).add(item)).id;
}

/** Follows one page of the list. Returns the number of its entries. */
async function followed<Stored>(
  list: PagedQuery<Stored>,
  until: QueryDocumentSnapshot | null,
): Promise<number> {
  const { followWindow } = await import('../../web/src/firebase/live-pages/follow-window.ts');
  let stop = () => {};
  const size = await new Promise<number>((resolve, reject) => {
    stop = followWindow(
      list,
      { after: null, until },
      {
        onPage: (page) => {
          if (!page.isFromCache) {
            resolve(page.size);
          }
        },
        onRefusal: () => reject(new Error('refused')),
      },
    );
  });
  stop();
  return size;
}

/** Expects that the list begins with these documents, and follows a page of it and one that ends at the last of them. */
async function expectFollowed<Stored>(list: PagedQuery<Stored>, ids: readonly string[]): Promise<void> {
  const newest = query(list.sorted, limit(ids.length));
  const { docs } = await vi.waitFor(() => getDocsFromServer(newest), UNTIL_ONLINE);
  expect(docs.map(({ id }) => id)).toEqual(ids);
  expect(await followed(list, null)).toBeGreaterThanOrEqual(ids.length);
  expect(await followed(list, docs.at(-1) ?? null)).toBe(ids.length);
}

it('a page of the wall begins with the newest post and is followed, also down to its last post', async () => {
  const { WALL } = await import('../../web/src/features/belief-wall/posts/wall-query.ts');
  const newer = await storePost(daysAhead(2));
  const older = await storePost(daysAhead(1));

  await expectFollowed(WALL, [newer, older]);
});

it('a page of the feed begins with the latest publish date and is followed, also down to its last item', async () => {
  const { FEED } = await import('../../web/src/features/daily-content/feed-query.ts');
  const newer = await storeItem(daysAhead(-2), daysAhead(2));
  const older = await storeItem(daysAhead(-1), daysAhead(1));

  await expectFollowed(FEED, [newer, older]);
});
