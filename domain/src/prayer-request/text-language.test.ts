import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it.each([
  ['web', 'es'],
  ['import', 'es'],
  ['phone', undefined],
] as const)('the language of the texts of a request from %s is %s', (source, language) => {
  expect(textLanguage({ source, language: 'es' })).toBe(language);
});
