import {
  type Catalog,
  interpolate,
  type PlaceholderValues,
  shownEnglish,
  templateFor,
  type ValuesBesideCount,
  type ValuesOf,
} from './catalog.ts';
import type { Language } from './language.ts';
import type { CountedText, Text } from './texts.ts';

let active: Language = 'en';
let locale: string | undefined;
let catalog: Catalog = {};

/**
 * Sets the active language. Module constants must contain messages, because a text translated while its module loads
 * would stay in the language of that moment.
 * @param tag the BCP 47 tag for formatting numbers and dates. Undefined for the browser's own
 */
export function setLanguage(language: Language, texts: Catalog, tag: string | undefined): void {
  catalog = language === active ? { ...catalog, ...texts } : texts;
  active = language;
  locale = tag;
}

export function activeLanguage(): Language {
  return active;
}

/** Returns the locale of dates and numbers, for `toLocaleString` and `Intl`. Undefined for the browser's own. */
export function activeLocale(): string | undefined {
  return locale;
}

/** An untranslated text with the values of its placeholders, such as a constant's label or a function's answer. */
export interface Message {
  /** The English text, which is its key in the catalogs. */
  text: string;
  values: PlaceholderValues<string>;
}

/** Creates a message. Module constants contain messages, and `t` translates them when they are shown. */
export function message<English extends Text>(english: English, ...[values]: ValuesOf<English>): Message {
  return { text: english, values: values ?? {} };
}

/** Translates a message or an English text. A text that no catalog contains does not compile. */
export function t(message: Message): string;
export function t<English extends Text>(english: English, ...[values]: ValuesOf<English>): string;
export function t(source: Message | Text, values?: PlaceholderValues<string>): string {
  const { text: english, values: given } = typeof source === 'string' ? { text: source, values } : source;
  return given === undefined ? translated(english) : interpolate(translated(english), given, locale);
}

/** Translates a message. Strings, such as names, stay unchanged. */
export function shownText(words: Message | string): string {
  return typeof words === 'string' ? words : t(words);
}

/** Translates an English text without filling its placeholders, so that elements can be inserted. */
export function template(english: Text): string {
  return translated(english);
}

/** Translates a text that depends on a count and fills its placeholder `{count}`. */
export function counted<English extends CountedText>(
  count: number,
  one: string,
  other: English,
  ...[values]: ValuesBesideCount<English>
): string {
  return interpolate(templateFor(catalog, active, count, one, other), { ...values, count }, locale);
}

/** Translates a text from elsewhere, such as a function's answer. A text that no catalog contains stays unchanged. */
export function translated(english: string): string {
  const known = catalog[english];
  return typeof known === 'string' ? known : shownEnglish(english);
}
