import { DEFAULT_LANGUAGE, type Language } from '@prayer-community/domain/language';
import type { Catalogue } from '@prayer-community/domain/texts/catalogue';
import { speak, spokenLanguage } from '@prayer-community/domain/texts/text';
import { chosenLanguage, localeOf } from './chosen-language.ts';

interface Translation {
  forVisitors: () => Promise<Catalogue>;
  forStaff: () => Promise<Catalogue>;
}

/** What each language has to say beside English, which stands in the code itself. */
const TRANSLATIONS: Record<Exclude<Language, 'en'>, Translation> = {
  es: {
    forVisitors: async () => (await import('@prayer-community/domain/texts/es/visitor-texts')).VISITOR_TEXTS,
    forStaff: async () => (await import('./spanish-for-staff.ts')).spanishForStaff(),
  },
};

/** Speaks the language of this page, before any screen is loaded. Where its texts cannot be had, English. */
export async function loadLanguage(): Promise<void> {
  const language = chosenLanguage();
  try {
    speak(language, await visitorTexts(language), localeOf(language));
  } catch (error) {
    console.error(`The texts in ${language} could not be loaded`, error);
    speak(DEFAULT_LANGUAGE, {}, undefined);
  }
  document.documentElement.lang = spokenLanguage();
}

/** What the language has to say to visitors beside English. Rejects where that cannot be had. */
export async function visitorTexts(language: Language): Promise<Catalogue> {
  return language === 'en' ? {} : TRANSLATIONS[language].forVisitors();
}

let staffTexts: Promise<void> | undefined;

/** Adds what only the staff read, before the first of their screens is loaded. */
export function loadStaffLanguage(): Promise<void> {
  staffTexts ??= addStaffTexts(spokenLanguage());
  return staffTexts;
}

async function addStaffTexts(language: Language): Promise<void> {
  if (language === 'en') {
    return;
  }
  try {
    speak(language, await TRANSLATIONS[language].forStaff(), localeOf(language));
  } catch (error) {
    console.error(`The staff's texts in ${language} could not be loaded`, error);
  }
}
