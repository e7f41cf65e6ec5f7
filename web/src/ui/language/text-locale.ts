import { activeLanguage, activeLocale } from '@prayer-community/i18n/text';
import { perLocale } from './per-locale.ts';

/** The locale in which the browser formats dates for a requested locale, or by default. */
const supportedLocale = perLocale(
  (locale: string | undefined) => new Intl.DateTimeFormat(locale).resolvedOptions().locale,
);

/** Returns the locale for dates that contain words, such as a month. It is the browser's only if that has the active language. */
export function textLocale(): string {
  const language = activeLanguage();
  const locale = supportedLocale(activeLocale());
  return new Intl.Locale(locale).language === language ? locale : language;
}
