/** The beginning of a text, of at most that many UTF-16 code units, as `maxChars` counts them; it never ends within an emoji. */
export function beginningOf(text: string, maximum: number): string {
  const end = new Intl.Segmenter().segment(text).containing(maximum)?.index;
  return end === undefined ? text : text.slice(0, end);
}
