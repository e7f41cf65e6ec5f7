import { createTranslator } from './catalog.ts';
import { EXPORT_README } from './es/export-readme.ts';
import type { ReadmeText } from './texts.ts';

/** Translates an English text of an archive's readme. */
export const readmeText = createTranslator<ReadmeText>({ en: {}, es: EXPORT_README });
