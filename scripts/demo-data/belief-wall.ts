import { type BeliefWallPost, newWallPost } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';

const HOUR_MS = 3_600_000;

interface DemoPost {
  hoursAgo: number;
  content: string;
  author: string | null;
  changes?: Partial<BeliefWallPost<Date>>;
}

const DEMO_POSTS: readonly DemoPost[] = [
  {
    hoursAgo: 3,
    content: 'Please pray for my exam on Friday.',
    author: 'Lukas',
    changes: { prayer_count: 4 },
  },
  {
    hoursAgo: 9,
    content: 'For everyone who feels alone tonight.',
    author: null,
    changes: { prayer_count: 17 },
  },
  {
    hoursAgo: 30,
    content: 'Pray for my brother, who starts rehabilitation this week.',
    author: 'Marisol',
    changes: { prayer_count: 9 },
  },
  {
    hoursAgo: 80,
    content: 'We have been looking for a home for months.',
    author: 'The Johnsons',
    changes: {
      prayer_count: 23,
      is_answered: true,
      testimony: 'We got the keys today. Thank you all!',
    },
  },
];

/** Posts by name and without, answered and not. */
export async function seedBeliefWall(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { hoursAgo, content, author, changes } of DEMO_POSTS) {
    const post = newWallPost(content, author, true, new Date(now.getTime() - hoursAgo * HOUR_MS));
    batch.set(db.collection(COLLECTIONS.beliefWallPosts).doc(), { ...post, ...changes });
  }
  await batch.commit();
}
