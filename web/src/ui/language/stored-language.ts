import { LANGUAGES, type Language } from '@prayer-community/i18n/language';

const KEY = 'prayer-community.language';

export function languageByName(name: string | null): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null;
}

/** Returns the language chosen on this device. Null if none was chosen. */
export function storedLanguage(): Language | null {
  try {
    return languageByName(window.localStorage.getItem(KEY));
  } catch (error) {
    console.warn('No language is known here: the browser refuses its storage.', error);
    return null;
  }
}

/** Stores the choice on this device. Returns false if the browser blocks its storage. */
export function storeLanguage(language: Language): boolean {
  try {
    window.localStorage.setItem(KEY, language);
    return true;
  } catch (error) {
    console.warn('The language could not be stored.', error);
    return false;
  }
}
