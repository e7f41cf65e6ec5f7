import type { Catalogue } from '../catalogue.ts';

/** What a function answers where it refuses. */
export const REFUSALS = {} satisfies Catalogue;
