import type { Catalogue } from '../catalogue.ts';

/** Mails to whoever asked for prayer. */
export const REQUESTER_MAILS = {} satisfies Catalogue;
