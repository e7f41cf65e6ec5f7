import type { Catalogue } from '../catalogue.ts';

/** Mails to members of circles and to subscribers. */
export const MEMBER_MAILS = {} satisfies Catalogue;
