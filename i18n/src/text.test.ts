import { afterEach, describe, expect, it } from 'vitest';
import { type Catalog, formFor, interpolate, shownEnglish } from './catalog.ts';
import { EXPORT_README } from './es/export-readme.ts';
import { MAIL_TEXTS } from './es/mail-texts.ts';
import { STAFF_TEXTS } from './es/staff-texts.ts';
import { VISITOR_TEXTS } from './es/visitor-texts.ts';
import { firstSupported } from './language.ts';
import { activeLanguage, activeLocale, setLanguage, t, translated } from './text.ts';
import { urlIn } from './url-in.ts';

const ALL: Catalog = { ...EXPORT_README, ...MAIL_TEXTS, ...STAFF_TEXTS, ...VISITOR_TEXTS };

function blanksOf(template: string): string[] {
  return [...new Set(template.match(/\{\w+\}/g))].toSorted();
}

function formsOf(entry: Catalog[string]): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

describe('the Spanish catalog', () => {
  it('translates every text with the same placeholders', () => {
    const unsound = Object.entries(ALL).filter(([english, entry]) =>
      formsOf(entry).some((spanish) => {
        // "Una oración" needs no number.
        const isForOne = typeof entry === 'object' && spanish === entry.one;
        const [said, asked] = [spanish, english].map((words) =>
          blanksOf(words).filter((blank) => !(isForOne && blank === '{count}')),
        );
        return spanish.trim() === '' || JSON.stringify(said) !== JSON.stringify(asked);
      }),
    );
    expect(unsound).toEqual([]);
  });

  it('translates each text in the same way in every file', () => {
    const parts: Catalog[] = [EXPORT_README, MAIL_TEXTS, STAFF_TEXTS, VISITOR_TEXTS];
    const differing = parts.flatMap((part) =>
      Object.entries(part).filter(
        ([english, entry]) => JSON.stringify(ALL[english]) !== JSON.stringify(entry),
      ),
    );
    expect(differing).toEqual([]);
  });
});

describe('a text', () => {
  afterEach(() => setLanguage('en', {}, undefined));

  it('is in English until another language is set', () => {
    expect(t('Try Again')).toBe('Try Again');
    expect(activeLanguage()).toBe('en');
  });

  it('is in Spanish once that is set, even if it came from elsewhere', () => {
    setLanguage('es', VISITOR_TEXTS, 'es-MX');
    expect(t('Try Again')).toBe('Intentar de nuevo');
    expect(translated('Cancel')).toBe('Cancelar');
    expect(translated('Nobody ever wrote this down')).toBe('Nobody ever wrote this down');
    expect([activeLanguage(), activeLocale()]).toEqual(['es', 'es-MX']);
  });

  it('does not compile if no catalog has it or a placeholder is not filled in', () => {
    // @ts-expect-error: no catalog has it
    expect(t('Nobody ever wrote this down')).toBe('Nobody ever wrote this down');
    // @ts-expect-error: nothing is said of its blank
    expect(t('Recording of {name}')).toBe('Recording of {name}');
  });

  it('has its placeholders filled in, with numbers formatted for the language', () => {
    expect(interpolate('{name} prayed {count} times', { name: 'Ana', count: 12345 }, 'es')).toBe(
      'Ana prayed 12.345 times',
    );
    expect(interpolate('{name}', { name: '$& {count}' }, 'en')).toBe('$& {count}');
  });

  it('has the plural form for its count', () => {
    const forms = { one: '{count} oración', many: '{count} de oraciones', other: '{count} oraciones' };
    expect([1, 2, 1_000_000].map((count) => formFor(count, forms, 'es'))).toEqual([
      '{count} oración',
      '{count} oraciones',
      '{count} de oraciones',
    ]);
  });

  it('never shows the marker that distinguishes identical texts', () => {
    expect(shownEnglish('Open @status')).toBe('Open');
    expect(shownEnglish('Write to us @ home')).toBe('Write to us @ home');
  });
});

describe("the reader's language", () => {
  it('is the first of their languages that is supported', () => {
    expect(firstSupported(['fr-CA', 'es-MX', 'en-US'])).toBe('es');
    expect(firstSupported(['de', 'EN-gb'])).toBe('en');
    expect(firstSupported(['de'])).toBe('en');
    expect(firstSupported([])).toBe('en');
  });

  it('is added to a URL unless it is English', () => {
    expect(urlIn('es', 'https://prayer.example/status#key')).toBe(
      'https://prayer.example/status?lang=es#key',
    );
    expect(urlIn('es', 'https://prayer.example/sign-in?lang=en&mode=signIn')).toBe(
      'https://prayer.example/sign-in?mode=signIn&lang=es',
    );
    expect(urlIn('en', 'https://prayer.example/?a=1')).toBe('https://prayer.example/?a=1');
  });
});
