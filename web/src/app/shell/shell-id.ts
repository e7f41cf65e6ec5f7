import type { Language } from '@prayer-community/i18n/language';

export function shellId(language: Language, path: string): string {
  return `shell:${language}:${path}`;
}
