import * as z from 'zod';

/**
 * Returns the schema of an id that may name a document, as sent by a client:
 * https://firebase.google.com/docs/firestore/quotas#limits
 * @param maxChars at most 500, to stay within the 1,500 bytes of an id
 */
export function documentIdSchema(maxChars: number) {
  return z
    .string()
    .min(1)
    .max(maxChars)
    .regex(/^(?!\.{1,2}$)(?!__.*__$)[^/]+$/s);
}
