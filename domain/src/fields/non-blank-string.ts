import * as z from 'zod';
import { maxChars } from './max-chars.ts';
import { isBlank } from './visible-text.ts';

/** A stored text with at least one visible character and at most `maximum` UTF-16 code units. Matches the rules' `isText()`. */
export function nonBlankString(maximum: number) {
  return z
    .string()
    .check(maxChars(maximum))
    .refine((text) => !isBlank(text));
}
