import type { Catalogue } from '../catalogue.ts';

/** What a form says of what was entered. */
export const FORM_MESSAGES = {} satisfies Catalogue;
