import {
  type Catalogue,
  type FillingBesideCount,
  type FillingOf,
  filledIn,
  filledText,
  formFor,
  shownEnglish,
} from './catalogue.ts';
import { MAIL_TEXTS } from './es/mail-texts.ts';
import type { Language } from './language.ts';
import type { CountedMailText, MailText } from './texts.ts';

const CATALOGUES: Record<Language, Catalogue> = { en: {}, es: MAIL_TEXTS };

/** What a mail to a reader of this language says for this English text. */
export function mailText<English extends MailText>(
  language: Language,
  english: English,
  ...[filling]: FillingOf<English>
): string {
  return filledText(CATALOGUES[language], english, filling ?? {}, language);
}

/** The same for a text that follows a count. */
export function countedMailText<English extends CountedMailText>(
  language: Language,
  count: number,
  one: string,
  other: English,
  ...[filling]: FillingBesideCount<English>
): string {
  const forms = CATALOGUES[language][other];
  const template =
    typeof forms === 'object' ? formFor(count, forms, language) : count === 1 ? one : shownEnglish(other);
  return filledIn(template, { ...filling, count }, language);
}
