import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
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
  const now = new Date();
  const form = {
    ...EMPTY_CONTENT_FORM,
    title: 'Gratitude',
    content: 'Name three.',
    publishImmediately: true,
  };
  const content = newDailyContent(form, null, { at: (chosen: Date) => chosen, now });
  await testFirestore()
    .collection(COLLECTIONS.beliefWallPosts)
    .add(newWallPost('For my mother.', null, true, now));
  await testFirestore()
    .collection(COLLECTIONS.dailyContent)
    .add({ ...content, is_in_feed: true });
});

afterAll(async () => {
  const { firestore } = await import('../../web/src/firebase/firestore-sdk.ts');
  await terminate(firestore);
});

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

async function expectFollowed<Stored>(list: PagedQuery<Stored>): Promise<void> {
  const newest = await vi.waitFor(() => getDocsFromServer(query(list.sorted, limit(1))), UNTIL_ONLINE);
  expect(await followed(list, null)).toBeGreaterThan(0);
  expect(await followed(list, newest.docs[0] ?? null)).toBe(1);
}

it('a page of the wall is followed, also down to its last post', async () => {
  const { WALL } = await import('../../web/src/features/belief-wall/posts/wall-query.ts');

  await expectFollowed(WALL);
});

it('a page of the feed is followed, also down to its last item', async () => {
  const { FEED } = await import('../../web/src/features/daily-content/feed-query.ts');

  await expectFollowed(FEED);
});
