/** The languages that the product speaks, the specification's own first. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of people who never chose one. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language by the name that its own speakers give it. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** The first language of a list such as `navigator.languages` (BCP 47 tags) that the product speaks; English where it speaks none. */
export function firstSupported(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = LANGUAGES.find((known) => known === tag.split('-')[0]?.toLowerCase());
    if (language !== undefined) {
      return language;
    }
  }
  return DEFAULT_LANGUAGE;
}

/** Asks for a language in an address, before what the device keeps: `?lang=es`. */
export const LANGUAGE_PARAMETER = 'lang';

/** The same address, asking for this language; English is not named: it is the default. */
export function addressIn(language: Language, address: string): string {
  if (language === DEFAULT_LANGUAGE) {
    return address;
  }
  const [page = '', ...fragment] = address.split('#');
  const [path = '', query = ''] = page.split('?');
  const others = query.split('&').filter((each) => each !== '' && !each.startsWith(`${LANGUAGE_PARAMETER}=`));
  const asking = `${path}?${[...others, `${LANGUAGE_PARAMETER}=${language}`].join('&')}`;
  return [asking, ...fragment].join('#');
}
