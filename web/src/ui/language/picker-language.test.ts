import { setLanguage } from '@prayer-community/i18n/text';
import { afterEach, expect, it } from 'vitest';
import { pickerLanguage } from './picker-language.ts';

afterEach(() => setLanguage('en', {}, undefined));

it.each([
  ['en-US', 'MM/DD/YYYY'],
  ['en-GB', 'DD/MM/YYYY'],
  ['en-IE', 'DD/MM/YYYY'],
  ['en-AU', 'DD/MM/YYYY'],
  ['en-NZ', 'DD/MM/YYYY'],
  ['en-ZA', 'YYYY/MM/DD'],
  ['en-IN', 'DD/MM/YYYY'],
  ['fa-IR', 'YYYY/MM/DD'],
])('pickers format a date as in %s', (locale, format) => {
  setLanguage('en', {}, locale);

  expect(pickerLanguage().dateFormats?.keyboardDate).toBe(format);
});

it('pickers get the same object while the language stays the same', () => {
  expect(pickerLanguage()).toBe(pickerLanguage());
});
