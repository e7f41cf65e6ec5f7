import type { Catalogue } from '../catalogue.ts';

/** Mails to the staff. */
export const STAFF_MAILS = {} satisfies Catalogue;
