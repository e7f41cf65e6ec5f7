import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { useSyncExternalStore } from 'react';
import { followEnglishOnly, isEnglishOnly } from './english-only.ts';

/** The languages to change to: only those that this page knows to be offered. */
export function useOtherLanguages(): Language[] {
  const isOnly = useSyncExternalStore(followEnglishOnly, isEnglishOnly, isEnglishOnly);
  return LANGUAGES.filter(
    (language) => language !== spokenLanguage() && (isOnly === false || language === DEFAULT_LANGUAGE),
  );
}
