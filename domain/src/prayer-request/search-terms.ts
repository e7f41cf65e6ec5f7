import { foldText } from '../fields/fold-text.ts';
import type { PrayerRequest } from './prayer-request.ts';

/** Maximum number of terms per request. A small document is worth more than finding a request by its later words. */
export const SEARCH_TERMS_MAX = 500;

/** Maximum length of a term. Longer words are cut to their beginning. */
export const SEARCH_TERM_MAX_CHARS = 40;

/** The trailing digits of a phone number that are compared, so that it matches with and without a country code. */
const NUMBER_DIGITS = 7;

const WORD = /[\p{L}\p{N}]{2,}/gu;
const EMAIL = /[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[\p{L}\p{N}]{2,}/gu;
/** At least seven digits that are not part of a word, captured without an extension. */
const NUMBER = /(?:^|[^\p{L}\p{N}])(\d(?:[\s()./-]*\d){6,})(?:\s*(?:x|ext\.?)\s*\d+)?(?![\p{L}\p{N}])/gu;

/** Returns the search terms of a request: names, email, phone and text. Names come first so that the limit never drops them. */
export function searchTermsOf({
  contact_info,
  prayer_text,
  updates,
}: Pick<PrayerRequest<unknown>, 'contact_info' | 'prayer_text' | 'updates'>): string[] {
  const { first_name, last_name, email, phone } = contact_info ?? {};
  const texts = [first_name, last_name, email, phone, prayer_text, ...updates.map(({ text }) => text)];
  return texts.reduce<string[]>((terms, text) => extendTerms(terms, text ?? ''), []);
}

/** Returns the terms with those of another text added, up to `SEARCH_TERMS_MAX`. */
export function extendTerms(terms: readonly string[], text: string): string[] {
  return [...new Set([...terms, ...termsOf(text)])].slice(0, SEARCH_TERMS_MAX);
}

/**
 * Returns the terms that a request needs to match what was typed. The longest come first because the database searches
 * for only one. A complete email address or phone number replaces its parts.
 */
export function queryTerms(typed: string): string[] {
  const folded = foldText(typed);
  const rest = folded.replaceAll(EMAIL, ' ').replaceAll(NUMBER, ' ');
  const terms = [...emailsIn(folded), ...numbersIn(folded.replaceAll(EMAIL, ' ')), ...wordsIn(rest)];
  return [...new Set(terms)].toSorted((a, b) => b.length - a.length);
}

export function hasTerms(
  { search_terms = [] }: Pick<PrayerRequest<unknown>, 'search_terms'>,
  terms: readonly string[],
): boolean {
  return terms.every((term) => search_terms.includes(term));
}

function termsOf(text: string): string[] {
  const folded = foldText(text);
  const emails = emailsIn(folded);
  // A number next to another can also be found on its own.
  const numbers = [folded, ...folded.split(/\s+/)].flatMap(numbersIn);
  return [...emails, ...numbers, ...wordsIn(folded)];
}

function emailsIn(folded: string): string[] {
  return (folded.match(EMAIL) ?? []).map(cut);
}

function numbersIn(folded: string): string[] {
  return Array.from(folded.matchAll(NUMBER), ([, number = '']) =>
    number.replaceAll(/\D/g, '').slice(-NUMBER_DIGITS),
  );
}

function wordsIn(folded: string): string[] {
  return (folded.match(WORD) ?? []).map(cut);
}

function cut(term: string): string {
  return [...term].slice(0, SEARCH_TERM_MAX_CHARS).join('');
}
