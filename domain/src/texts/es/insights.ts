import type { Catalogue } from '../catalogue.ts';

/** What the figures say. */
export const INSIGHTS = {} satisfies Catalogue;
