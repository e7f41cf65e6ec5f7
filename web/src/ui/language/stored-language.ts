import { LANGUAGES, type Language } from '@prayer-community/i18n/language';

const KEY = 'prayer-community.language';

/** The language that a text names; null where it names none. */
export function languageByName(name: string | null): Language | null {
  return LANGUAGES.find((language) => language === name) ?? null;
}

/** The language that was chosen on this device; null where none was. */
export function storedLanguage(): Language | null {
  try {
    return languageByName(window.localStorage.getItem(KEY));
  } catch (error) {
    console.warn('No language is known here: the browser refuses its storage.', error);
    return null;
  }
}

/** Keeps the choice on this device. False where the browser keeps nothing. */
export function storeLanguage(language: Language): boolean {
  try {
    window.localStorage.setItem(KEY, language);
    return true;
  } catch (error) {
    console.warn('The language is not kept: the browser refuses its storage.', error);
    return false;
  }
}
