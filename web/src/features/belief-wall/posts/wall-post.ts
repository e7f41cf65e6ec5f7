import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';

/** How many posts come at a time. */
export const PAGE_SIZE = 20;

/** A post as the wall shows it. */
export type WallPost = BeliefWallPost<Date> & { id: string };
