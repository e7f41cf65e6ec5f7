import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { PrayerSessionSource } from '../../../ui/prayer-session/prayer-session.ts';
import { readBatch } from '../../../ui/prayer-session/read-batch.ts';
import { toastUncounted } from '../../../ui/prayer-session/toast-uncounted.ts';
import { isInCooldown } from '../../../ui/praying/prayer-cooldown.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { LEAST_PRAYED_FOR, WALL } from '../posts/wall-query.ts';
import { countPrayer } from '../praying/count-prayer.ts';

/** The unanswered posts of the wall. A prayer in a prayer session counts like any other prayer on the wall. */
export const WALL_SOURCE: PrayerSessionSource<WallPost, QueryDocumentSnapshot> = {
  readBatch: (after) => readBatch(LEAST_PRAYED_FOR, WALL.schema, after),
  isInCooldown: (id) => isInCooldown(id, new Date()),
  pray: ({ id }) => countPrayer(id),
  toastUncounted,
};
