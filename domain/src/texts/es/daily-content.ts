import type { Catalogue } from '../catalogue.ts';

/** The feed of daily content. */
export const DAILY_CONTENT = {} satisfies Catalogue;
