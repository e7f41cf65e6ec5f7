import { ENGLISH_HARMLESS } from './english/harmless.ts';
import { SPANISH_HARMLESS } from './spanish/harmless.ts';

/** What contains a listed phrase, but speaks of something else. It is left out of the search. */
export const HARMLESS_PHRASES: readonly string[] = [...ENGLISH_HARMLESS, ...SPANISH_HARMLESS];
