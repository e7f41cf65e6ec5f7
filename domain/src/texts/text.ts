import type { Language } from '../language.ts';
import {
  type Blank,
  type Catalogue,
  type Filling,
  type FillingBesideCount,
  type FillingOf,
  filledIn,
  formFor,
  shownEnglish,
} from './catalogue.ts';
import type { CountedText, Text } from './texts.ts';

let spoken: Language = 'en';
let locale: string | undefined;
let catalogue: Catalogue = {};

/**
 * Says from now on everything in this language. Texts that are made once, when their module is first run, keep the language of then:
 * a page speaks before it loads its screens, and reloads for another.
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

/** What the language says for this English text, which stands in the catalogues or does not compile. */
export function text<English extends Text>(english: English, ...[filling]: FillingOf<English>): string {
  return filling === undefined ? translated(english) : filledIn(translated(english), filling, locale);
}

/** The same, with its blanks still open, to be filled with elements. */
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

/** A text and what fills its blanks, to be said where it is read: what a function answers, for instance. */
export interface Message {
  /** The English text, as it stands in the catalogues. */
  text: string;
  values: Filling<string>;
}

/** A message of one of the texts. */
export function message<English extends Text>(english: English, values: Filling<Blank<English>>): Message {
  return { text: english, values };
}

/** A message in the language that is spoken. */
export function messageText({ text, values }: Message): string {
  return filledIn(translated(text), values, locale);
}

/** The same for a text that comes from elsewhere, from a function for instance: what no catalogue holds stays as it is. */
export function translated(english: string): string {
  const known = catalogue[english];
  return typeof known === 'string' ? known : shownEnglish(english);
}
