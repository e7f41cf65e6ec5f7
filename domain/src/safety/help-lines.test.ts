import { setLanguage } from '@prayer-community/i18n/text';
import { afterEach, describe, expect, it } from 'vitest';
import { type CountryHelp, HELP_LINES, helpCountryOf, helpLinesFor, lineName } from './help-lines.ts';

describe.each(Object.entries<CountryHelp>(HELP_LINES))('help in %s', (_code, { emergency, lines }) => {
  it('has dialable numbers and states their sources', () => {
    for (const phone of [emergency, ...lines.map((line) => line.phone)]) {
      expect(phone).toMatch(/^\d[\d -]*\d$/);
    }
    const sources = lines.flatMap(({ source, inSpanish }) => [
      source,
      ...(inSpanish ? [inSpanish.source] : []),
    ]);
    expect(sources.filter((source) => !source.startsWith('https://'))).toEqual([]);
  });

  it('has a line for people considering suicide', () => {
    expect(lines.some(({ answers }) => answers.includes('self_harm'))).toBe(true);
  });
});

describe('helpLinesFor', () => {
  it('returns the lines that answer any of the signs', () => {
    expect(helpLinesFor('US', ['danger']).map(({ name }) => name)).toEqual([
      'National Domestic Violence Hotline',
    ]);
    expect(helpLinesFor('GB', ['self_harm', 'danger'])).toHaveLength(3);
    expect(helpLinesFor('US', [])).toEqual([]);
  });
});

describe('lineName', () => {
  afterEach(() => setLanguage('en', {}, undefined));

  it('explains in Spanish how to get an answer in Spanish', () => {
    const names = () => helpLinesFor('US', ['self_harm']).map(lineName);

    expect(names()).toEqual(['988 Suicide & Crisis Lifeline']);
    setLanguage('es', {}, undefined);
    expect(names()).toEqual(['988 Línea de Prevención del Suicidio y Crisis (oprima 2)']);
  });
});

describe('helpCountryOf', () => {
  it.each([
    ['en-GB', 'GB'],
    ['es-mx', 'MX'],
    ['zh-Hans-CH', 'CH'],
    ['en-GB-oxendict', 'GB'],
    ['de-AT-u-ca-buddhist', 'AT'],
    ['en', 'US'],
    ['es', 'US'],
    ['de', 'US'],
    ['fr', 'US'],
    ['ca', 'US'],
    ['br', 'US'],
    ['en-u-ca-buddhist', 'US'],
    ['en-x-us', 'US'],
    ['de-LU', 'US'],
    ['', 'US'],
    ['en-toString', 'US'],
  ])('maps %j to %s', (tag, country) => {
    expect(helpCountryOf(tag)).toBe(country);
  });
});
