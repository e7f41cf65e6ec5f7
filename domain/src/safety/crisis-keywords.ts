import { ENGLISH_CRISIS_KEYWORDS } from './crisis-keywords-en.ts';
import { SPANISH_CRISIS_KEYWORDS } from './crisis-keywords-es.ts';
import { CRISIS_SIGNS, type CrisisSign } from './crisis-signs.ts';
import { HARMLESS_PHRASES } from './harmless-phrases.ts';

/** Every text is searched in all languages, because many people write in more than one. */
const LISTS = [ENGLISH_CRISIS_KEYWORDS, SPANISH_CRISIS_KEYWORDS];

const PHRASES = CRISIS_SIGNS.map((sign) => ({
  sign,
  phrases: LISTS.flatMap((list) => list[sign].map(asWords)),
}));

const HARMLESS = HARMLESS_PHRASES.map(asWords);

/** Returns the signs found in a text, ignoring case, accents and punctuation. Empty for null. */
export function findCrisisSigns(text: string | null): CrisisSign[] {
  const words = asWords(text ?? '');
  // Most texts show no signs, so they are spared the search for harmless phrases.
  return signsIn(words).length === 0 ? [] : signsIn(withoutHarmless(words));
}

/**
 * Returns the signs that the team acts on.
 * @param watchesForCrisis from the settings
 */
export function watchedCrisisSigns(text: string | null, watchesForCrisis: boolean): CrisisSign[] {
  return watchesForCrisis ? findCrisisSigns(text) : [];
}

function signsIn(words: string): CrisisSign[] {
  return PHRASES.filter(({ phrases }) => phrases.some((phrase) => words.includes(phrase))).map(
    ({ sign }) => sign,
  );
}

function withoutHarmless(words: string): string {
  return HARMLESS.reduce((rest, phrase) => rest.replaceAll(phrase, ' | '), words);
}

/** Returns the words of a text, each between two spaces, so that phrases match only whole words. */
function asWords(text: string): string {
  // Typed as apostrophes. Removed first, because NFKD turns ´ into a space with an accent.
  const letters = text
    .replaceAll(/[´ʼ′]/gu, '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`]/gu, '');
  return ` ${letters
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
