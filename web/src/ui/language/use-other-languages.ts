import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { useIdentity } from '../identity/identity.ts';

/** Returns the languages to change to. Includes only those that this page knows to be offered. */
export function useOtherLanguages(): Language[] {
  const identity = useIdentity();
  return LANGUAGES.filter(
    (language) =>
      language !== activeLanguage() && (identity?.in_spanish === true || language === DEFAULT_LANGUAGE),
  );
}
