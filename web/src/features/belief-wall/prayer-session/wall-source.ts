import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { PrayerSessionSource } from '../../../ui/prayer-session/prayer-session.ts';
import { readStep } from '../../../ui/prayer-session/read-step.ts';
import { toastUncounted } from '../../../ui/prayer-session/toast-uncounted.ts';
import { isInCooldown } from '../../../ui/praying/prayer-cooldown.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { LEAST_PRAYED_FOR, WALL } from '../posts/wall-query.ts';
import { countPrayer } from '../praying/count-prayer.ts';

/** The unanswered posts of the wall. A prayer in a prayer session counts like any other prayer on the wall. */
export const WALL_SOURCE: PrayerSessionSource<WallPost, QueryDocumentSnapshot> = {
  readStep: (after) => readStep(LEAST_PRAYED_FOR, WALL.schema, after),
  isInCooldown: (id) => isInCooldown(id, new Date()),
  pray: ({ id }) => countPrayer(id),
  toastUncounted,
};
