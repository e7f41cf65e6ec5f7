import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { type BeliefWallPost, newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS, reportIdPrefix } from '@prayer-community/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';

const HOUR_MS = 3_600_000;

interface DemoPost {
  hoursAgo: number;
  content: string;
  author: string | null;
  changes?: Partial<BeliefWallPost<Date>>;
  /** Number of visitors whose reports leadership has not resolved. */
  reports?: number;
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
    hoursAgo: 1,
    content: 'Please pray for our neighbour Thomas Reed of 12 Mill Lane, who drinks again.',
    author: null,
    reports: 2,
  },
  {
    hoursAgo: 2,
    content: 'For courage before my operation next week.',
    author: 'Ines',
    changes: { is_approved: false },
  },
  {
    hoursAgo: 26,
    content: 'Cheap watches, write to me!',
    author: null,
    changes: { is_approved: false, is_hidden: true },
    reports: 3,
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

export async function seedBeliefWall(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const { hoursAgo, content, author, changes, reports = 0 } of DEMO_POSTS) {
    const post = newWallPost(content, author, true, new Date(now.getTime() - hoursAgo * HOUR_MS));
    const ref = db.collection(COLLECTIONS.beliefWallPosts).doc();
    batch.set(ref, { ...post, ...changes });
    for (let reporter = 1; reporter <= reports; reporter++) {
      const uid = `demo-visitor-${reporter}`;
      const report = newReport(ref.id, uid, new Date(now.getTime() - reporter * 60_000));
      batch.set(db.collection(COLLECTIONS.beliefWallReports).doc(reportIdPrefix(ref.id, uid)), report);
    }
  }
  await batch.commit();
}
