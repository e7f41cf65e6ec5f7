import * as z from 'zod';
import { maxChars } from './max-chars.ts';

/** A stored text that says something: not blank, and at most `maximum` UTF-16 code units. The rules' `isText()`. */
export function someText(maximum: number) {
  return z
    .string()
    .check(maxChars(maximum))
    .refine((text) => text.trim() !== '');
}
