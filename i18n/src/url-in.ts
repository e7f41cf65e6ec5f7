import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, type Language } from './language.ts';

/** Returns the URL with a parameter for this language. Unchanged for English, which is the default. */
export function urlIn(language: Language, url: string): string {
  if (language === DEFAULT_LANGUAGE) {
    return url;
  }
  const [page = '', ...fragment] = url.split('#');
  const [path = '', query = ''] = page.split('?');
  const others = query.split('&').filter((each) => each !== '' && !each.startsWith(`${LANGUAGE_PARAMETER}=`));
  const asking = `${path}?${[...others, `${LANGUAGE_PARAMETER}=${language}`].join('&')}`;
  return [asking, ...fragment].join('#');
}
