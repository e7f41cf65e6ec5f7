import { foldText } from '../fields/fold-text.ts';
import type { PrayerRequest } from './prayer-request.ts';

/** Most terms of a request: what is found by later words is of less use than a small document. */
export const SEARCH_TERMS_MAX = 500;

/** Longest term; what is longer is found by its beginning. */
export const SEARCH_TERM_MAX_CHARS = 40;

/** As many digits of a phone number as are written with and without its country code. */
const NUMBER_DIGITS = 7;

const WORD = /[\p{L}\p{N}]{2,}/gu;
const EMAIL = /[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[\p{L}\p{N}]{2,}/gu;
/** Digits that are no part of a word. */
const NUMBER = /(?:^|[^\p{L}\p{N}])\d(?:[\s()./-]*\d){6,}(?![\p{L}\p{N}])/gu;

/** What a new request is found by: names, e-mail, phone and text; the names first, for nothing may crowd them out. */
export function searchTermsOf({
  contact_info,
  prayer_text,
  updates,
}: Pick<PrayerRequest<unknown>, 'contact_info' | 'prayer_text' | 'updates'>): string[] {
  const { first_name, last_name, email, phone } = contact_info ?? {};
  const texts = [first_name, last_name, email, phone, prayer_text, ...updates.map(({ text }) => text)];
  return texts.reduce<string[]>((terms, text) => extendTerms(terms, text ?? ''), []);
}

/** The terms of a request with those of one text more. */
export function extendTerms(terms: readonly string[], text: string): string[] {
  return [...new Set([...terms, ...termsOf(text)])].slice(0, SEARCH_TERMS_MAX);
}

/**
 * The terms that a request must have to be found by what somebody types, the most telling first: the database looks for one.
 * A whole address or number matches in place of its parts.
 */
export function queryTerms(typed: string): string[] {
  const folded = foldText(typed);
  const rest = folded.replaceAll(EMAIL, ' ').replaceAll(NUMBER, ' ');
  const terms = [...emailsIn(folded), ...numbersIn(folded.replaceAll(EMAIL, ' ')), ...wordsIn(rest)];
  return [...new Set(terms)].toSorted((a, b) => b.length - a.length);
}

/** True where a request has every term. */
export function hasTerms(
  { search_terms = [] }: Pick<PrayerRequest<unknown>, 'search_terms'>,
  terms: readonly string[],
): boolean {
  return terms.every((term) => search_terms.includes(term));
}

function termsOf(text: string): string[] {
  const folded = foldText(text);
  const emails = emailsIn(folded);
  // A number next to another is found on its own too.
  const numbers = [folded, ...folded.split(/\s+/)].flatMap(numbersIn);
  return [...emails, ...numbers, ...wordsIn(folded)];
}

function emailsIn(folded: string): string[] {
  return (folded.match(EMAIL) ?? []).map(cut);
}

function numbersIn(folded: string): string[] {
  return (folded.match(NUMBER) ?? []).map((number) => number.replaceAll(/\D/g, '').slice(-NUMBER_DIGITS));
}

function wordsIn(folded: string): string[] {
  return (folded.match(WORD) ?? []).map(cut);
}

function cut(term: string): string {
  return [...term].slice(0, SEARCH_TERM_MAX_CHARS).join('');
}
