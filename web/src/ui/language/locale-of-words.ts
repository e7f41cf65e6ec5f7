import { activeLanguage, activeLocale } from '@prayer-community/i18n/text';

/** The locale for dates with words in them, such as a month: the browser's only where it speaks the active language. */
export function localeOfWords(): string {
  const language = activeLanguage();
  const { locale } = new Intl.DateTimeFormat(activeLocale()).resolvedOptions();
  return new Intl.Locale(locale).language === language ? locale : language;
}
