import { LANGUAGES, type Language } from '@prayer-community/i18n/language';

/** Where this device stores the language chosen on it. */
export const LANGUAGE_KEY = 'prayer-community.language';

export function languageByName(name: string | null): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null;
}

/** Returns the language chosen on this device. Null if none was chosen. */
export function storedLanguage(): Language | null {
  try {
    return languageByName(window.localStorage.getItem(LANGUAGE_KEY));
  } catch (error) {
    console.warn('No language is known here: the browser refuses its storage.', error);
    return null;
  }
}
