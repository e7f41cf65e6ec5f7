import type { Catalogue } from '../catalogue.ts';

/** The wall as leadership moderates it. */
export const MODERATION = {} satisfies Catalogue;
