import type { Language } from './language.ts';

/** The forms of a text that depends on a count, by their names in `Intl.PluralRules`; `other` serves for a missing form. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of a language, by the English text. Placeholders in braces, as in `{count}`, are filled where the text is shown. */
export type Catalogue = Readonly<Record<string, string | PluralForms>>;

/** The names of a text's placeholders. */
export type PlaceholderName<English extends string> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderName<Rest>
  : never;

/** The values of placeholders; numbers are formatted for the reader's language. */
export type PlaceholderValues<Name extends string> = Readonly<Record<Name, string | number>>;

/** The values that a text requires: none where it has no placeholders. */
export type ValuesOf<English extends string> = [PlaceholderName<English>] extends [never]
  ? []
  : [values: PlaceholderValues<PlaceholderName<English>>];

/** The same for a text that depends on a count, which fills `{count}` itself. */
export type ValuesBesideCount<English extends string> = [Exclude<PlaceholderName<English>, 'count'>] extends [
  never,
]
  ? []
  : [values: PlaceholderValues<Exclude<PlaceholderName<English>, 'count'>>];

/** Distinguishes equal English words that translate differently: ` @place` at the end of a text is never shown. */
const PLACE = / @[\w-]+$/;

/** The English of a catalogue's entry, as it is shown. */
export function shownEnglish(english: string): string {
  return english.replace(PLACE, '');
}

/** Replaces each placeholder of a template by its value. */
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

/** Creates a function that translates a text into any language; a text that its catalogue lacks stays English. */
export function createTranslator<Known extends string>(catalogues: Record<Language, Catalogue>) {
  return <English extends Known>(
    language: Language,
    english: English,
    ...[values]: ValuesOf<English>
  ): string => {
    const known = catalogues[language][english];
    return interpolate(typeof known === 'string' ? known : shownEnglish(english), values ?? {}, language);
  };
}

/** A small whole number is the same everywhere, and needs no formatter, which takes a slow phone some time to make. */
function numberText(value: number, locale: string | undefined): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(locale);
}

/** The form of a text for this count, in this language. */
export function formFor(count: number, forms: PluralForms, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
