import type { Language } from './language.ts';

/** A text that follows a count: its forms by what `Intl.PluralRules` names them; `other` serves where a form is left out. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What a language says for each English text. Names in braces, as in `{count}`, are filled in where the text is shown. */
export type Catalogue = Readonly<Record<string, string | PluralForms>>;

/** The names in braces of a text. */
export type Blank<English extends string> = English extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blank<Rest>
  : never;

/** What fills the blanks of a text: numbers are written as the reader's language writes them. */
export type Filling<Name extends string> = Readonly<Record<Name, string | number>>;

/** The filling that a text asks for: none where it has no blanks. */
export type FillingOf<English extends string> = [Blank<English>] extends [never]
  ? []
  : [filling: Filling<Blank<English>>];

/** The same for a text that follows a count, which fills the blank `{count}` itself. */
export type FillingBesideCount<English extends string> = [Exclude<Blank<English>, 'count'>] extends [never]
  ? []
  : [filling: Filling<Exclude<Blank<English>, 'count'>>];

/** English says one word for two things now and then: ` @place` at the end of a text tells them apart and is never shown. */
const PLACE = / @[\w-]+$/;

/** The English of a catalogue's entry, as it is shown. */
export function shownEnglish(english: string): string {
  return english.replace(PLACE, '');
}

/** Writes each value of the filling into its blank. */
export function filledIn(template: string, filling: Filling<string>, locale: string | undefined): string {
  return template.replace(/\{(\w+)\}/g, (blank, name: string) => {
    const value = filling[name];
    return typeof value === 'number' ? numberText(value, locale) : (value ?? blank);
  });
}

/** Makes the function that says a text in any language, filled in; what that language's catalogue does not hold stays English. */
export function sayIn<Known extends string>(catalogues: Record<Language, Catalogue>) {
  return <English extends Known>(
    language: Language,
    english: English,
    ...[filling]: FillingOf<English>
  ): string => {
    const known = catalogues[language][english];
    return filledIn(typeof known === 'string' ? known : shownEnglish(english), filling ?? {}, language);
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
