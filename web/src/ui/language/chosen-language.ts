import { firstSupported, LANGUAGE_PARAMETER, type Language } from '@prayer-community/i18n/language';
import { languageByName, storedLanguage } from './stored-language.ts';

/** Returns the language of this page: the one in its address, the one chosen on this device, or the one the browser prefers. */
export function chosenLanguage(): Language {
  const asked = languageByName(new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER));
  return asked ?? storedLanguage() ?? firstSupported(navigator.languages);
}

/** Returns the locale for numbers and dates in this language. It is the browser's if that has the same language. */
export function localeOf(language: Language): string | undefined {
  if (firstSupported(navigator.languages) !== language) {
    return language;
  }
  // Dates are written as the browser writes them, whatever else it prefers.
  return language === 'en'
    ? undefined
    : navigator.languages.find((tag) => tag.toLowerCase().startsWith(language));
}
