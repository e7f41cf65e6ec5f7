import { createTranslator } from './catalogue.ts';
import { EXPORT_README } from './es/export-readme.ts';
import type { ReadmeText } from './texts.ts';

/** What the readme of an archive says in a language for an English text. */
export const readmeText = createTranslator<ReadmeText>({ en: {}, es: EXPORT_README });
