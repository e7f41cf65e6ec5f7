import type { Catalogue } from '../catalogue.ts';

/** The Belief Wall. */
export const BELIEF_WALL = {} satisfies Catalogue;
