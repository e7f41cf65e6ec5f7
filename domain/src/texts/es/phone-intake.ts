import type { Catalogue } from '../catalogue.ts';

/** The staff's form for a phone call, and the poster. */
export const PHONE_INTAKE = {} satisfies Catalogue;
