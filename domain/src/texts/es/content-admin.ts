import type { Catalogue } from '../catalogue.ts';

/** Writing the daily content. */
export const CONTENT_ADMIN = {} satisfies Catalogue;
