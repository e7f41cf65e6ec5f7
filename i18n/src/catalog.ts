import type { Language } from './language.ts';

/** The forms of a text that depends on a count, by their names in `Intl.PluralRules`. `other` is used if a form is missing. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of a language, keyed by the English text. Placeholders in braces, such as `{count}`, are filled when the text is shown. */
export type Catalog = Readonly<Record<string, string | PluralForms>>;

export type PlaceholderName<English extends string> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderName<Rest>
  : never;

/** The values of placeholders. Numbers are formatted for the reader's language. */
export type PlaceholderValues<Name extends string> = Readonly<Record<Name, string | number>>;

/** The values that a text requires. None if it has no placeholders. */
export type ValuesOf<English extends string> = [PlaceholderName<English>] extends [never]
  ? []
  : [values: PlaceholderValues<PlaceholderName<English>>];

/** The same for a text that depends on a count. Its `{count}` is filled automatically. */
export type ValuesBesideCount<English extends string> = [Exclude<PlaceholderName<English>, 'count'>] extends [
  never,
]
  ? []
  : [values: PlaceholderValues<Exclude<PlaceholderName<English>, 'count'>>];

/** A suffix ` @place` distinguishes equal English texts that have different translations. It is never shown. */
const PLACE = / @[\w-]+$/;

/** Returns the English text of a catalog entry as it is shown. */
export function shownEnglish(english: string): string {
  return english.replace(PLACE, '');
}

/** Replaces each placeholder of a template with its value. A placeholder without a value stays. */
export function interpolate(
  template: string,
  values: PlaceholderValues<string>,
  locale: string | undefined,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberText(value, locale) : (value ?? placeholder);
  });
}

/** Creates a function that translates a text into any language. Texts missing from the catalog stay English. */
export function createTranslator<Known extends string>(catalogs: Record<Language, Catalog>) {
  return <English extends Known>(
    language: Language,
    english: English,
    ...[values]: ValuesOf<English>
  ): string => {
    const known = catalogs[language][english];
    return interpolate(typeof known === 'string' ? known : shownEnglish(english), values ?? {}, language);
  };
}

/** Small whole numbers look the same everywhere and need no formatter, which takes a slow phone some time to create. */
function numberText(value: number, locale: string | undefined): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(locale);
}

/** Returns the template of a text that depends on a count, in English if the catalog lacks it. */
export function templateFor(
  catalog: Catalog,
  language: Language,
  count: number,
  one: string,
  other: string,
): string {
  const forms = catalog[other];
  if (typeof forms === 'object') {
    return formFor(count, forms, language);
  }
  return count === 1 ? one : shownEnglish(other);
}

export function formFor(count: number, forms: PluralForms, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
