import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';

export const PAGE_SIZE = 20;

export type WallPost = BeliefWallPost<Date> & { id: string };
