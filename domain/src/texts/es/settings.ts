import type { Catalogue } from '../catalogue.ts';

/** What leadership sets. */
export const SETTINGS = {} satisfies Catalogue;
