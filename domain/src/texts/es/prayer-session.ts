import type { Catalogue } from '../catalogue.ts';

/** Praying for one request after another. */
export const PRAYER_SESSION = {} satisfies Catalogue;
