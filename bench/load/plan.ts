export interface Plan {
  readonly requests: number;
  /** Percentage of calls that lose their connection. */
  readonly loss: number;
  readonly seed: number;
}

export const VISITORS = 50;

const VOICE_EVERY = 10;
const SHARED_EVERY = 7;

export type Kind = 'text' | 'shared' | 'voice';

export function kindOf(index: number): Kind {
  if (index % VOICE_EVERY === 0) {
    return 'voice';
  }
  return index % SHARED_EVERY === 0 ? 'shared' : 'text';
}

export function wordsOf(submissionId: string): string {
  return `For my mother. ${submissionId}`;
}
