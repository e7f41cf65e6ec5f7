import { randomUUID } from 'node:crypto';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { visit } from '../../../tests/support/visit.ts';
import { ALL, type Flow, NOTHING } from '../flow.ts';
import { expectValue, shownOn, untilToastsClose } from '../on-page.ts';

/** Hangs a request up on the Belief Wall. */
export const postOnWall: Flow = {
  name: 'post on the wall',
  faults: ['worker', 'firestore', 'answers'],
  async prepare(browser) {
    const { page, leave } = await visit(browser, '/belief-wall');
    const words = `For my mother ${randomUUID()}`;
    const field = page.getByRole('textbox', { name: 'Prayer request' });
    await field.fill(words);
    return {
      async begin() {
        await untilToastsClose(page);
        await page.getByRole('button', { name: 'Share on the Belief Wall' }).click();
      },
      shown: () =>
        shownOn(page, page.getByText('Your prayer request has been shared on the belief wall.'), [
          'Failed to post to belief wall.',
        ]),
      expectInputPreserved: () => expectValue(field, words),
      async stored() {
        const posts = testFirestore().collection(COLLECTIONS.beliefWallPosts);
        const { size } = await posts.where('content', '==', words).get();
        return [NOTHING, ALL][size] ?? `${size} posts`;
      },
      settle: async () => {},
      leave,
    };
  },
};

/** Prays for a post. */
export const pray: Flow = {
  name: 'pray for a post',
  faults: ['worker', 'firestore', 'answers'],
  async prepare(browser) {
    const db = testFirestore();
    const words = `For my mother ${randomUUID()}`;
    const post = db.collection(COLLECTIONS.beliefWallPosts).doc();
    await post.set(newWallPost(words, null, true, new Date()));
    const { page, leave } = await visit(browser, '/belief-wall');
    const card = page.getByRole('article', { name: words });
    await card.waitFor();
    return {
      async begin() {
        await untilToastsClose(page);
        await card.getByRole('button', { name: 'Pray', exact: true }).click();
      },
      // Under either title, as specified. Whether it counts is asked of the database.
      shown: () => shownOn(page, page.getByText('Thank you for praying for this request.'), []),
      expectInputPreserved: async () => {},
      async stored() {
        const [counted, reactions] = await Promise.all([
          post.get(),
          db.collection(COLLECTIONS.beliefWallReactions).where('post_id', '==', post.id).get(),
        ]);
        const count = counted.get('prayer_count');
        if (count !== reactions.size) {
          return `${count} prayers counted, ${reactions.size} stored`;
        }
        return [NOTHING, ALL][reactions.size] ?? `${count} prayers`;
      },
      settle: async () => {},
      leave,
    };
  },
};
