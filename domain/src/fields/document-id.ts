import * as z from 'zod';

/**
 * An id that may name a document, as a client sends it: https://firebase.google.com/docs/firestore/quotas#limits
 * @param maxChars at most 500, so that the 1,500 bytes of an id are never exceeded
 */
export function documentIdSchema(maxChars: number) {
  return z
    .string()
    .min(1)
    .max(maxChars)
    .regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/s);
}
