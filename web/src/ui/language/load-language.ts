import type { Catalog } from '@prayer-community/i18n/catalog';
import { DEFAULT_LANGUAGE, type Language } from '@prayer-community/i18n/language';
import { activeLanguage, setLanguage } from '@prayer-community/i18n/text';
import { storedIdentity } from '../identity/stored-identity.ts';
import { firstLanguage, localeOf } from './chosen-language.ts';

interface Translation {
  forVisitors: () => Promise<Catalog>;
  forStaff: () => Promise<Catalog>;
}

/** The catalogs of each language. English is in the code itself. */
const TRANSLATIONS: Record<Language, Translation> = {
  en: {
    forVisitors: async () => ({}),
    forStaff: async () => (await import('./english-for-staff.ts')).englishForStaff(),
  },
  es: {
    forVisitors: async () => (await import('@prayer-community/i18n/es/visitor-texts')).VISITOR_TEXTS,
    forStaff: async () => (await import('./spanish-for-staff.ts')).spanishForStaff(),
  },
};

const listeners = new Set<() => void>();

/** Subscribes to changes of the active language, for `useSyncExternalStore` with `activeLanguage`. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Activates the language of this page before the first screen is shown. Falls back to English if the texts cannot be loaded. */
export async function loadLanguage(): Promise<void> {
  const language = firstLanguage(storedIdentity());
  try {
    await switchLanguage(language);
  } catch (error) {
    console.error(`The texts in ${language} could not be loaded`, error);
    await switchLanguage(DEFAULT_LANGUAGE);
  }
}

/** Loads a language's texts for visitors. Rejects if they cannot be loaded. */
export function visitorTexts(language: Language): Promise<Catalog> {
  return TRANSLATIONS[language].forVisitors();
}

let staffTexts: Promise<void> | undefined;

/** Adds the staff texts before the first staff screen is shown. */
export function loadStaffLanguage(): Promise<void> {
  staffTexts ??= addStaffTexts(activeLanguage());
  return staffTexts;
}

async function addStaffTexts(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) {
    return;
  }
  try {
    setLanguage(language, await TRANSLATIONS[language].forStaff(), localeOf(language));
  } catch (error) {
    console.error(`The staff's texts in ${language} could not be loaded`, error);
  }
}

/** Activates another language and shows all screens in it. Rejects and changes nothing if its texts cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  await staffTexts;
  const forVisitors = await visitorTexts(language);
  // Last, because it also sets the locale of dates and pickers.
  const forStaff = staffTexts === undefined ? {} : await TRANSLATIONS[language].forStaff();
  setLanguage(language, { ...forVisitors, ...forStaff }, localeOf(language));
  document.documentElement.lang = language;
  for (const listener of listeners) {
    listener();
  }
}
