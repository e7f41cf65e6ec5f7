import { firstSupported, LANGUAGE_PARAMETER, type Language } from '@prayer-community/i18n/language';
import { languageByName, storedLanguage } from './stored-language.ts';

/** The language of this page: what its address asks for, what was chosen on this device, or what the browser prefers. */
export function chosenLanguage(): Language {
  const asked = languageByName(new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER));
  return asked ?? storedLanguage() ?? firstSupported(navigator.languages);
}

/** How this language's numbers and dates are written: as the browser is set to, where that is the same language. */
export function localeOf(language: Language): string | undefined {
  if (firstSupported(navigator.languages) !== language) {
    return language;
  }
  // The specification's dates are those of the browser, whatever else it prefers.
  return language === 'en'
    ? undefined
    : navigator.languages.find((tag) => tag.toLowerCase().startsWith(language));
}
