import { activeLanguage, activeLocale } from '@prayer-community/i18n/text';

/** Returns the locale for dates that contain words, such as a month. It is the browser's only if that has the active language. */
export function localeOfWords(): string {
  const language = activeLanguage();
  const { locale } = new Intl.DateTimeFormat(activeLocale()).resolvedOptions();
  return new Intl.Locale(locale).language === language ? locale : language;
}
