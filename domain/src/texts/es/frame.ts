import type { Catalogue } from '../catalogue.ts';

/** The frame of every screen: header, pages of errors, toasts, push and what plays or records. */
export const FRAME = {} satisfies Catalogue;
