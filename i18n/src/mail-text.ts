import {
  type Catalog,
  createTranslator,
  interpolate,
  templateFor,
  type ValuesBesideCount,
} from './catalog.ts';
import { MAIL_TEXTS } from './es/mail-texts.ts';
import type { Language } from './language.ts';
import type { CountedMailText, MailText } from './texts.ts';

const CATALOGS: Record<Language, Catalog> = { en: {}, es: MAIL_TEXTS };

/** Translates an English text of an email into the reader's language. */
export const mailText = createTranslator<MailText>(CATALOGS);

/** The same for a text that depends on a count. */
export function countedMailText<English extends CountedMailText>(
  language: Language,
  count: number,
  one: string,
  other: English,
  ...[values]: ValuesBesideCount<English>
): string {
  const template = templateFor(CATALOGS[language], language, count, one, other);
  return interpolate(template, { ...values, count }, language);
}
