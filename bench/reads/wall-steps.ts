import { setTimeout } from 'node:timers/promises';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { visit } from '../../tests/support/visit.ts';
import { totalOf } from '../read-meter/bill.ts';
import type { ReadMeter } from '../read-meter/read-meter.ts';

const MINUTE_MS = 60_000;
const POSTS = 100;
const PAGE_SIZE = 20;
/** What a listener is told of one change comes in one go; anything more would be here by then. */
const SETTLE_MS = 3_000;

/** What the wall costs a visitor, in billed reads. */
export interface WallReads {
  firstPage: number;
  newPost: number;
}

/** Opens the Belief Wall above 100 posts, waits for one more, and counts. */
export async function walkWall(browser: Browser, db: Firestore, meter: ReadMeter): Promise<WallReads> {
  await fillWall(db);
  meter.take();
  const { page, leave } = await visit(browser, '/belief-wall');
  try {
    await page
      .getByRole('article')
      .nth(PAGE_SIZE - 1)
      .waitFor();
    await setTimeout(SETTLE_MS);
    const firstPage = totalOf(meter.take());
    await db
      .collection(COLLECTIONS.beliefWallPosts)
      .add({ ...newWallPost('One more.', null, true, new Date()) });
    await page.getByText('One more.').waitFor();
    await setTimeout(SETTLE_MS);
    return { firstPage, newPost: totalOf(meter.take()) };
  } finally {
    await leave();
  }
}

async function fillWall(db: Firestore): Promise<void> {
  const batch = db.batch();
  for (let index = 0; index < POSTS; index += 1) {
    const createdAt = new Date(Date.now() - (index + 1) * MINUTE_MS);
    batch.set(
      db.collection(COLLECTIONS.beliefWallPosts).doc(),
      newWallPost(`Prayer ${index}`, null, true, createdAt),
    );
  }
  await batch.commit();
}
