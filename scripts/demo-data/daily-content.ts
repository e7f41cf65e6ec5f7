import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { ContentType } from '@prayer-community/domain/daily-content/content-type';
import type { DailyContent } from '@prayer-community/domain/daily-content/daily-content';
import { dailyContent } from '@prayer-community/domain/testing/daily-content';
import type { Firestore } from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;

type DemoContent = Pick<DailyContent<Date>, 'title' | 'content'> &
  Partial<Pick<DailyContent<Date>, 'topic' | 'scripture_reference' | 'is_published'>>;

const DEMO_CONTENT: Record<ContentType, DemoContent> = {
  prompt: {
    title: 'Gratitude',
    content: 'Name three people you are thankful for, and pray for each by name.',
  },
  scripture: {
    title: 'Do not be anxious',
    content:
      'In everything by prayer and supplication with thanksgiving let your requests be made known to God.',
    scripture_reference: 'Philippians 4:6',
  },
  reflection: {
    title: 'Silence',
    content: 'Sit for five minutes without words. What do you hear?',
    topic: 'Rest',
  },
  prayer: { title: 'For our city', content: 'Lord, bless those who work tonight so that others may sleep.' },
  teaching: {
    title: 'Praying the Psalms',
    content: 'The Psalms lend us words when we have none.',
    topic: 'Psalms',
  },
  document: {
    title: 'Advent reading plan',
    content: 'A reading for each day until Christmas.',
    is_published: false,
  },
};

/** Stores one item of every type. The last one is a draft. */
export async function seedDailyContent(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  Object.entries(DEMO_CONTENT).forEach(([content_type, item], daysAgo) => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const is_in_feed = item.is_published ?? true;
    const stored = dailyContent(createdAt, { ...item, content_type, is_in_feed });
    batch.set(db.collection(COLLECTIONS.dailyContent).doc(), stored);
  });
  await batch.commit();
}
