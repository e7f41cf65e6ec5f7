import { ENGLISH_CRISIS_KEYWORDS } from './crisis-keywords-en.ts';
import { SPANISH_CRISIS_KEYWORDS } from './crisis-keywords-es.ts';

/** What a request may say between its lines that prayer alone does not answer. */
export const CRISIS_SIGNS = ['self_harm', 'abuse', 'danger'] as const;

export type CrisisSign = (typeof CRISIS_SIGNS)[number];

/** In whatever language a request is written, for many people write in more than one. */
const LISTS = [ENGLISH_CRISIS_KEYWORDS, SPANISH_CRISIS_KEYWORDS];

const PHRASES = CRISIS_SIGNS.map((sign) => ({
  sign,
  phrases: LISTS.flatMap((list) => list[sign].map(asWords)),
}));

/** The signs that a text holds, whatever its case, accents and punctuation; none for no text. */
export function findCrisisSigns(text: string | null): CrisisSign[] {
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
