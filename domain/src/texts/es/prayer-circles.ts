import type { Catalogue } from '../catalogue.ts';

/** Circles of members. */
export const PRAYER_CIRCLES = {} satisfies Catalogue;
