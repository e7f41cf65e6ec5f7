import type { Catalogue } from '../catalogue.ts';

/** Distribution lists and messages that did not arrive. */
export const DISTRIBUTION = {} satisfies Catalogue;
