import type { Language } from '@prayer-community/i18n/language';

const CLAUSE_END = /[.,;:!?\n]|\s(?:and|but|that|because|since|when|y|pero|que|porque|cuando)\s/i;

/** Verbs of a clause whose weekday is past, unless the clause also has a word of `AHEAD`. Few, because a lost day is worse than an extra one. */
const PAST: Record<Language, RegExp> = {
  en: /\b(was|were|had|died|passed away|buried|fell|happened)\b/i,
  es: /(?<!\p{L})(fue|fueron|era|tuvo|murió|falleció|operaron|enterramos|enterraron|perdió)(?!\p{L})/iu,
};
const AHEAD: Record<Language, RegExp> = {
  en: /\b(is|are|will|would|has|have|needs?|scheduled|planned|expected|told|given|appointment)\b/i,
  es: /(?<!\p{L})(es|son|será|serán|sería|va|van|programad[ao]|cita)(?!\p{L})/iu,
};

/** Words right before or after a weekday by which it is still to come, such as `was moved to Friday`. */
const AHEAD_BEFORE = /\b(to|for|until|till|by|coming|next|para|al|hasta|próximo)(\s+(the|el))?\s+$/i;
const AHEAD_AFTER = /^\s+(próximo|que viene)(?!\p{L})/iu;

/** True for a weekday that returns each week. */
export function isRepeated(before: string): boolean {
  return /\b(every( other)?|each|cada|todos los)\s+$/i.test(before);
}

/** True for a weekday in a clause about the past, although the parser reads it as the next one. */
export function isPastWeekday(words: string, before: string, after: string, language: Language): boolean {
  const clause = `${before.split(CLAUSE_END).at(-1)} ${words} ${after.split(CLAUSE_END)[0]}`;
  return (
    PAST[language].test(clause) &&
    !AHEAD[language].test(clause) &&
    !AHEAD_BEFORE.test(before) &&
    !AHEAD_AFTER.test(after) &&
    !/^next\s/i.test(words)
  );
}
