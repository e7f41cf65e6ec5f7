/** The beginning of a text, of at most that many UTF-16 code units, as `maxChars` counts them; it never ends within an emoji. */
export function beginningOf(text: string, maximum: number): string {
  if (text.length <= maximum) {
    return text;
  }
  return text.slice(0, new Intl.Segmenter().segment(text).containing(maximum)?.index);
}
