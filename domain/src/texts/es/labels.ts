import type { Catalogue } from '../catalogue.ts';

/** Names of what the domain knows. */
export const LABELS = {} satisfies Catalogue;
