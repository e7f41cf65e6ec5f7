import type { Catalogue } from '../catalogue.ts';

/** The form that asks for prayer, and what follows it. */
export const REQUEST_PRAYER = {} satisfies Catalogue;
