import type { Catalogue } from '../catalogue.ts';

/** Signing in, the session and the menu of the staff. */
export const STAFF_SESSION = {} satisfies Catalogue;
