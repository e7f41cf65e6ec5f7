import * as z from 'zod';

/**
 * A character that shows something: neither a space nor one of the characters that Unicode or its fonts draw as nothing,
 * such as U+200B, U+3164 (Hangul filler) or U+2800 (empty Braille pattern). The rules' isText() lists the same.
 */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a text in which a reader sees nothing. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A typed text without the spaces around it; one in which nothing shows becomes the empty text. */
export function trimmedText(): z.ZodString {
  return z.string().overwrite((text) => (isBlank(text) ? '' : text.trim()));
}
