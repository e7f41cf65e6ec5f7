import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { posts } from '../../../functions/src/data/post.ts';
import { testFirestore } from '../../../functions/src/testing/test-backend.ts';
import { visit } from '../../../tests/support/visit.ts';
import { postCard, storedPosts, storePost } from '../../../tests/support/wall-page.ts';
import { ALL, type Flow, NOTHING } from '../flow.ts';
import { expectValue, sceneOn } from '../on-page.ts';

export const postOnWall: Flow = {
  name: 'post on the wall',
  faults: ['worker', 'firestore', 'answers'],
  async prepare(browser) {
    const visitor = await visit(browser, '/belief-wall');
    const { page } = visitor;
    const words = `For my mother ${randomUUID()}`;
    const field = page.getByRole('textbox', { name: 'Prayer request' });
    await field.fill(words);
    return sceneOn(visitor, {
      begin: () => page.getByRole('button', { name: 'Share on the Belief Wall' }).click(),
      done: page.getByText('Your prayer request has been shared on the belief wall.'),
      failures: ['Failed to post to belief wall.'],
      expectInputPreserved: () => expectValue(field, words),
      async stored() {
        const { length } = await storedPosts(words);
        return [NOTHING, ALL][length] ?? `${length} posts`;
      },
    });
  },
};

export const pray: Flow = {
  name: 'pray for a post',
  faults: ['worker', 'firestore', 'answers'],
  async prepare(browser) {
    const db = testFirestore();
    const words = `For my mother ${randomUUID()}`;
    const postId = await storePost(words);
    const visitor = await visit(browser, '/belief-wall');
    const card = postCard(visitor.page, words);
    await card.waitFor();
    return sceneOn(visitor, {
      begin: () => card.getByRole('button', { name: 'Pray', exact: true }).click(),
      // Either specified title may appear. Whether the prayer was counted is checked in the database.
      done: visitor.page.getByText('Thank you for praying for this request.'),
      failures: [],
      async stored() {
        const [counted, reactions] = await Promise.all([
          posts(db).doc(postId).get(),
          db.collection(COLLECTIONS.beliefWallReactions).where('post_id', '==', postId).get(),
        ]);
        const count = counted.get('prayer_count');
        if (count !== reactions.size) {
          return `${count} prayers counted, ${reactions.size} stored`;
        }
        return [NOTHING, ALL][reactions.size] ?? `${count} prayers`;
      },
    });
  },
};
