export interface LoadPlan {
  requests: number;
  clients: number;
  listeners: number;
  /** Percentage of calls that lose their connection. */
  lossPercent: number;
  seed: number;
}

/** One in this many requests is spoken rather than written. */
const VOICE_EVERY = 10;
/** One in this many requests is also shared on the wall. */
const SHARED_EVERY = 7;

export type Kind = 'text' | 'shared' | 'voice';

export function kindOf(index: number): Kind {
  if (index % VOICE_EVERY === 0) {
    return 'voice';
  }
  return index % SHARED_EVERY === 0 ? 'shared' : 'text';
}

/** Returns a text that is unique in the run. */
export function wordsOf(submissionId: string): string {
  return `For my mother. ${submissionId}`;
}
