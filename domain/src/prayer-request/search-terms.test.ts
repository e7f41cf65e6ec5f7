import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContactInfo } from '../request-form/contact.ts';
import {
  extendTerms,
  hasTerms,
  queryTerms,
  SEARCH_TERM_MAX_CHARS,
  SEARCH_TERMS_MAX,
  searchTermsOf,
} from './search-terms.ts';

const RUTH: ContactInfo = {
  first_name: 'Ruth',
  last_name: 'Núñez-O’Brien',
  phone: '+1 (555) 555-0199',
  email: 'Ruth@Example.org',
};

const search_terms = searchTermsOf({
  contact_info: RUTH,
  prayer_text: 'For my mother’s surgery on Tuesday.',
  updates: [{ text: 'She is home, call 555 0123 42 or write to home@example.org.', at: null }],
});

const finds = (typed: string) => hasTerms({ search_terms }, queryTerms(typed));

describe('a search', () => {
  it.each([
    'ruth',
    'NUNEZ',
    'núñez',
    'O’Brien',
    'Ruth Núñez',
    'mother',
    "mother's surgery",
    'surgery, Tuesday',
    'home',
    'ruth@example.org',
    'RUTH@EXAMPLE.ORG',
    'home@example.org',
    '+1 555 555 0199',
    '5555550199',
    '15555550199',
    '555-0199',
    '0199',
    '555 0123 42',
    'ruth +1 (555) 555-0199',
  ])('finds a request by %s', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each(['naomi', 'Ruth Naomi', 'example.com', 'naomi@example.org', '+1 555 555 0198', 'surg'])(
    'does not find a request by %s',
    (typed) => {
      expect(finds(typed)).toBe(false);
    },
  );

  it.each(['', ' ', 'a', '?!'])('searches for nothing if “%s” was typed', (typed) => {
    expect(queryTerms(typed)).toEqual([]);
  });

  it.each(['8042068aa', 'AB9240853'])('treats %s as one word, not as a phone number', (typed) => {
    expect(queryTerms(typed)).toEqual([typed.toLowerCase()]);
  });

  it.each([
    '202-555-0142x5',
    '202-555-0142X5',
    '202-555-0142ext5',
    '202-555-0142ext. 5',
    '202-555-0142 x 5',
    '202-555-0142 ext. 5',
  ])('finds %s with and without its extension', (phone) => {
    const stored = {
      search_terms: searchTermsOf({ contact_info: { ...RUTH, phone }, prayer_text: null, updates: [] }),
    };

    for (const typed of [phone, '2025550142', '555-0142', '202-555-0142x5', '202-555-0142 ext. 5']) {
      expect(hasTerms(stored, queryTerms(typed))).toBe(true);
    }
    expect(hasTerms(stored, queryTerms('555-0143'))).toBe(false);
  });

  it('searches for the longest term first', () => {
    expect(queryTerms('my mother surgery')).toEqual(['surgery', 'mother', 'my']);
  });

  it('does not find a request without terms', () => {
    expect(hasTerms({}, ['ruth'])).toBe(false);
  });
});

const word = fc.string({
  unit: fc.constantFrom(...'abcdefgñéüßöŁøAZÉÑ0123456789'),
  minLength: 2,
  maxLength: 60,
});
const texts = fc.array(fc.oneof(word, fc.emailAddress(), fc.constantFrom('+1', '-', '(555)', '…')), {
  minLength: 1,
  maxLength: 20,
});

it('each word of a text finds it, regardless of case and diacritics', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(' ', '\n', ', '), (words, between) => {
      const terms = extendTerms([], words.join(between));
      const bare = (typed: string) => typed.normalize('NFD').replaceAll(/\p{M}/gu, '');
      for (const each of words) {
        for (const typed of [each, each.toUpperCase(), each.toLowerCase(), bare(each)]) {
          expect(queryTerms(typed).filter((term) => !terms.includes(term))).toEqual([]);
        }
      }
    }),
  );
});

it('the terms of a request are limited in number and length, and the first ones remain', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 30 }), (added) => {
      const long = Array.from({ length: SEARCH_TERMS_MAX }, (_, index) => `word${index}`).join(' ');
      const first = searchTermsOf({ contact_info: RUTH, prayer_text: null, updates: [] });
      const terms = [...added, long].reduce(extendTerms, first);
      expect(terms.slice(0, first.length)).toEqual(first);
      expect(terms).toHaveLength(SEARCH_TERMS_MAX);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms.every((term) => [...term].length <= SEARCH_TERM_MAX_CHARS)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
