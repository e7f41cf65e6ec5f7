import {
  type Catalogue,
  formFor,
  interpolate,
  type PlaceholderValues,
  shownEnglish,
  type ValuesBesideCount,
  type ValuesOf,
} from './catalogue.ts';
import type { Language } from './language.ts';
import type { CountedText, Text } from './texts.ts';

let active: Language = 'en';
let locale: string | undefined;
let catalogue: Catalogue = {};

/**
 * Sets the active language. Constants of a module hold messages, for a text that is translated while the module loads would keep the
 * language of that moment.
 *
 * @param tag the BCP 47 tag by which numbers and dates are written; undefined for the browser's own
 */
export function setLanguage(language: Language, texts: Catalogue, tag: string | undefined): void {
  catalogue = language === active ? { ...catalogue, ...texts } : texts;
  active = language;
  locale = tag;
}

/** The active language. */
export function activeLanguage(): Language {
  return active;
}

/** The locale of dates and numbers, for `toLocaleString` and `Intl`; undefined for the browser's own. */
export function activeLocale(): string | undefined {
  return locale;
}

/** A text with the values of its placeholders, not translated yet: a constant's label, for instance, or a function's answer. */
export interface Message {
  /** The English text, which is the key in the catalogues. */
  text: string;
  values: PlaceholderValues<string>;
}

/** Makes a message. Constants of a module hold messages, and `t` translates them when they are shown. */
export function message<English extends Text>(english: English, ...[values]: ValuesOf<English>): Message {
  return { text: english, values: values ?? {} };
}

/** Translates a message, or an English text. A text that no catalogue has does not compile. */
export function t(message: Message): string;
export function t<English extends Text>(english: English, ...[values]: ValuesOf<English>): string;
export function t(source: Message | Text, values?: PlaceholderValues<string>): string {
  const { text: english, values: given } = typeof source === 'string' ? { text: source, values } : source;
  return given === undefined ? translated(english) : interpolate(translated(english), given, locale);
}

/** Translates a message; words that are no message, such as a name, stay as they are. */
export function shownText(words: Message | string): string {
  return typeof words === 'string' ? words : t(words);
}

/** Translates an English text, and leaves its placeholders open, for elements. */
export function template(english: Text): string {
  return translated(english);
}

/** The form of a text for a count, which also fills its placeholder `{count}`. */
export function counted<English extends CountedText>(
  count: number,
  one: string,
  other: English,
  ...[values]: ValuesBesideCount<English>
): string {
  const forms = catalogue[other];
  const template = typeof forms === 'object' ? formFor(count, forms, active) : count === 1 ? one : other;
  return interpolate(template, { ...values, count }, locale);
}

/** The same for a text that comes from elsewhere, from a function for instance: what no catalogue holds stays as it is. */
export function translated(english: string): string {
  const known = catalogue[english];
  return typeof known === 'string' ? known : shownEnglish(english);
}
