import { type Catalogue, type FillingOf, filledText } from './catalogue.ts';
import { EXPORT_README } from './es/export-readme.ts';
import type { Language } from './language.ts';
import type { ReadmeText } from './texts.ts';

const CATALOGUES: Record<Language, Catalogue> = { en: {}, es: EXPORT_README };

/** What the readme of an archive says in this language for this English text. */
export function readmeText<English extends ReadmeText>(
  language: Language,
  english: English,
  ...[filling]: FillingOf<English>
): string {
  return filledText(CATALOGUES[language], english, filling ?? {}, language);
}
