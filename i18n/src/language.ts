/** The languages of the product, the default first. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of people who have not chosen one. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in that language. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** Returns the first supported language of a list such as `navigator.languages` (BCP 47 tags). English if none is supported. */
export function firstSupported(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = LANGUAGES.find((known) => known === tag.split('-')[0]?.toLowerCase());
    if (language !== undefined) {
      return language;
    }
  }
  return DEFAULT_LANGUAGE;
}

/** The query parameter that selects a language: `?lang=es`. Overrides the language stored on the device. */
export const LANGUAGE_PARAMETER = 'lang';
