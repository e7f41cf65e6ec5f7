import type { Language } from '@prayer-community/i18n/language';

/** Where in the page the build puts the shell of an address in a language. */
export function shellId(language: Language, path: string): string {
  return `shell:${language}:${path}`;
}
