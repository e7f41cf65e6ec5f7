import {
  DEFAULT_LANGUAGE,
  firstSupported,
  LANGUAGE_PARAMETER,
  type Language,
} from '@prayer-community/i18n/language';
import { languageByName, storedLanguage } from './stored-language.ts';

/** Returns the language of this page: the one in its address, the one chosen on this device, or the one the browser prefers. */
export function chosenLanguage(): Language {
  const asked = languageByName(new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER));
  return asked ?? storedLanguage() ?? firstSupported(navigator.languages);
}

/** Returns the language in which a page starts: the chosen one, or English if the community offers no other. */
export function firstLanguage(
  identity: { in_spanish: boolean } | null,
  chosen: Language = chosenLanguage(),
): Language {
  return identity?.in_spanish === false ? DEFAULT_LANGUAGE : chosen;
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
