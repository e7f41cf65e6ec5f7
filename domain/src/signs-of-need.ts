import { ENGLISH_SIGN_PHRASES } from './signs-of-need-words.ts';
import { SPANISH_SIGN_PHRASES } from './signs-of-need-words-es.ts';

/** What a request may say between its lines that prayer alone does not answer. */
export const SIGNS_OF_NEED = ['self_harm', 'abuse', 'danger'] as const;

export type SignOfNeed = (typeof SIGNS_OF_NEED)[number];

/** In whatever language a request is written, for many people write in more than one. */
const LISTS = [ENGLISH_SIGN_PHRASES, SPANISH_SIGN_PHRASES];

const PHRASES = SIGNS_OF_NEED.map((sign) => ({
  sign,
  phrases: LISTS.flatMap((list) => list[sign].map(asWords)),
}));

/** The signs that a text holds, whatever its case, accents and punctuation; none for no text. */
export function signsOfNeed(text: string | null): SignOfNeed[] {
  const words = asWords(text ?? '');
  return PHRASES.filter(({ phrases }) => phrases.some((phrase) => words.includes(phrase))).map(
    ({ sign }) => sign,
  );
}

/** The words of a text, each between two spaces, so that a phrase is found as whole words alone. */
function asWords(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/[\p{M}'’‘`]/gu, '');
  return ` ${letters
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
