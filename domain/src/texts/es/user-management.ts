import type { Catalogue } from '../catalogue.ts';

/** The team's members. */
export const USER_MANAGEMENT = {} satisfies Catalogue;
