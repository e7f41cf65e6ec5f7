import {
  type Catalogue,
  type Filling,
  type FillingBesideCount,
  type FillingOf,
  filledIn,
  formFor,
  shownEnglish,
} from './catalogue.ts';
import type { Language } from './language.ts';
import type { CountedText, Text } from './texts.ts';

let spoken: Language = 'en';
let locale: string | undefined;
let catalogue: Catalogue = {};

/**
 * Sets the active language. Constants of a module hold messages, for a text that is translated while the module loads would keep the
 * language of that moment.
 *
 * @param tag how numbers and dates are written, as a BCP 47 tag; undefined for what the browser is set to
 */
export function speak(language: Language, texts: Catalogue, tag: string | undefined): void {
  catalogue = language === spoken ? { ...catalogue, ...texts } : texts;
  spoken = language;
  locale = tag;
}

/** The language in which texts are said. */
export function spokenLanguage(): Language {
  return spoken;
}

/** How dates and numbers are written, for `toLocaleString` and `Intl`; undefined for what the browser is set to. */
export function spokenLocale(): string | undefined {
  return locale;
}

/** A text with the values of its blanks, not translated yet: a constant's label, for instance, or a function's answer. */
export interface Message {
  /** The English text, which is the key in the catalogues. */
  text: string;
  values: Filling<string>;
}

/** Makes a message. Constants of a module hold messages, and `text` translates them when they are shown. */
export function message<English extends Text>(english: English, ...[values]: FillingOf<English>): Message {
  return { text: english, values: values ?? {} };
}

/** Translates a message, or an English text. A text that no catalogue has does not compile. */
export function text(message: Message): string;
export function text<English extends Text>(english: English, ...[filling]: FillingOf<English>): string;
export function text(said: Message | Text, filling?: Filling<string>): string {
  const { text: english, values } = typeof said === 'string' ? { text: said, values: filling } : said;
  return values === undefined ? translated(english) : filledIn(translated(english), values, locale);
}

/** Translates a message; words that are no message, such as a name, stay as they are. */
export function shownText(words: Message | string): string {
  return typeof words === 'string' ? words : text(words);
}

/** Translates an English text, and leaves its blanks open, to be filled with elements. */
export function template(english: Text): string {
  return translated(english);
}

/** A text that follows a count, which also fills its blank `{count}`. */
export function counted<English extends CountedText>(
  count: number,
  one: string,
  other: English,
  ...[filling]: FillingBesideCount<English>
): string {
  const forms = catalogue[other];
  const template = typeof forms === 'object' ? formFor(count, forms, spoken) : count === 1 ? one : other;
  return filledIn(template, { ...filling, count }, locale);
}

/** The same for a text that comes from elsewhere, from a function for instance: what no catalogue holds stays as it is. */
export function translated(english: string): string {
  const known = catalogue[english];
  return typeof known === 'string' ? known : shownEnglish(english);
}
