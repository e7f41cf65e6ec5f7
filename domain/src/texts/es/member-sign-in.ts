import type { Catalogue } from '../catalogue.ts';

/** How a member signs in. */
export const MEMBER_SIGN_IN = {} satisfies Catalogue;
