import type { Catalogue } from '../catalogue.ts';

/** The requester's own page, and the page that ends mails. */
export const STATUS_PAGE = {} satisfies Catalogue;
