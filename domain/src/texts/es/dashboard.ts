import type { Catalogue } from '../catalogue.ts';

/** The staff's dashboard. */
export const DASHBOARD = {} satisfies Catalogue;
