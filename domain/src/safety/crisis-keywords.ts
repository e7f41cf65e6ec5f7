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
  const clauses = asClauses(text ?? '');
  // Most texts show no signs, so they are spared the search for harmless phrases.
  return signsIn(joined(clauses)).length === 0 ? [] : signsIn(joined(withoutHarmless(clauses)));
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

function withoutHarmless(clauses: string): string {
  return HARMLESS.reduce((rest, phrase) => rest.replaceAll(phrase, ' # '), clauses);
}

/** Returns the words of a text, each between two spaces, so that phrases match only whole words. */
function asWords(text: string): string {
  return joined(asClauses(text));
}

/** A sign may cross punctuation: "I can't, I can't go on". */
function joined(clauses: string): string {
  return clauses.replaceAll('| ', '');
}

/** Keeps a `|` at punctuation, which no harmless phrase crosses: "I can't go on. Medication fails". */
function asClauses(text: string): string {
  // Typed as apostrophes. Removed first, because NFKD turns ´ into a space with an accent.
  const letters = text
    .replaceAll(/[´ʼ′]/gu, '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`]/gu, '');
  return ` ${letters
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{Zs}\t-]| -|- |--/gu, ' | ')
    .replaceAll(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()} `;
}
