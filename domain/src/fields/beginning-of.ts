/** Returns the beginning of a text, limited to `maximum` UTF-16 code units like `maxChars`. Never splits an emoji. */
export function beginningOf(text: string, maximum: number): string {
  if (text.length <= maximum) {
    return text;
  }
  return text.slice(0, new Intl.Segmenter().segment(text).containing(maximum)?.index);
}
