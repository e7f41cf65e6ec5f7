import type { CrisisSign } from './crisis-signs.ts';
import { ENGLISH_ABUSE } from './english/abuse.ts';
import { ENGLISH_DANGER } from './english/danger.ts';
import { ENGLISH_SELF_HARM } from './english/self-harm.ts';

export interface PhraseSource {
  /** The day the list was written. */
  readonly date: string;
  /** The pages whose warning signs the list follows. */
  readonly sources: readonly string[];
}

export const ENGLISH_SIGN_SOURCE: PhraseSource = {
  date: '2026-12-02',
  sources: ['https://988lifeline.org/help-someone-else/', 'https://www.thehotline.org/identify-abuse/'],
};

/**
 * Phrases that may show that someone needs more than prayer. Mere grief ("my mother died") does not count. An extra
 * phrase does no harm, but a missing one may.
 */
export const ENGLISH_CRISIS_KEYWORDS: Record<CrisisSign, readonly string[]> = {
  self_harm: ENGLISH_SELF_HARM,
  abuse: ENGLISH_ABUSE,
  danger: ENGLISH_DANGER,
};
