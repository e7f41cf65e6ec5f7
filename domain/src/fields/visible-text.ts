import * as z from 'zod';

/**
 * A visible character: neither a space nor a character that Unicode or fonts render as nothing, such as U+200B, U+3164
 * (Hangul filler) or U+2800 (empty Braille pattern). The rules' isText() lists the same characters.
 */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** A typed text without surrounding spaces. A text without visible characters becomes the empty string. */
export function trimmedText(): z.ZodString {
  return z.string().overwrite((text) => (isBlank(text) ? '' : text.trim()));
}
