/** The characters of one phone number. */
const NUMBER = /^[\d\s()+.\p{Pd}]*/u;
/** The national prefix after a country code, which is dialed only without the country code. */
const NATIONAL_PREFIX = /^(\D*(?:\+|00)\d{1,3}\D*)\(0\)/;
/** The start of an extension or of another number. */
const AFTER_NUMBER = /^(?:$|[#;,&/]|x|ext)/i;
const DIALABLE = /^(?:(?:\+|00)\d{8,15}|(?!00)\d{6,12})$/;

/**
 * Returns the `tel:` address (RFC 3966) of the first number in a text, without its extension or a note after it. Null if
 * the text does not begin with a number, or if a word continues it.
 */
export function telUri(written: string): string | null {
  const visible = written.replace(/\p{Cf}/gu, '');
  const [number] = NUMBER.exec(visible) ?? [''];
  const dialed = number.replace(NATIONAL_PREFIX, '$1').replace(/[^+\d]/g, '');
  const isWhole = /[\s(]$/.test(number) || AFTER_NUMBER.test(visible.slice(number.length));
  return isWhole && DIALABLE.test(dialed) ? `tel:${dialed}` : null;
}
