import {
  type Catalogue,
  createTranslator,
  interpolate,
  templateFor,
  type ValuesBesideCount,
} from './catalogue.ts';
import { MAIL_TEXTS } from './es/mail-texts.ts';
import type { Language } from './language.ts';
import type { CountedMailText, MailText } from './texts.ts';

const CATALOGUES: Record<Language, Catalogue> = { en: {}, es: MAIL_TEXTS };

/** Translates an English text of an email into the reader's language. */
export const mailText = createTranslator<MailText>(CATALOGUES);

/** The same for a text that depends on a count. */
export function countedMailText<English extends CountedMailText>(
  language: Language,
  count: number,
  one: string,
  other: English,
  ...[values]: ValuesBesideCount<English>
): string {
  const template = templateFor(CATALOGUES[language], language, count, one, other);
  return interpolate(template, { ...values, count }, language);
}
