/** What a run consists of. */
export interface LoadPlan {
  requests: number;
  clients: number;
  listeners: number;
  /** How many of a hundred calls lose their connection. */
  lossPercent: number;
  seed: number;
}

/** One of this many is spoken, not written. */
const VOICE_EVERY = 10;
/** One of this many is shared on the wall too. */
const SHARED_EVERY = 7;

export type Kind = 'text' | 'shared' | 'voice';

/** What the request at that place of the run is. */
export function kindOf(index: number): Kind {
  if (index % VOICE_EVERY === 0) {
    return 'voice';
  }
  return index % SHARED_EVERY === 0 ? 'shared' : 'text';
}

/** Words that no other request of the run has. */
export function wordsOf(submissionId: string): string {
  return `For my mother. ${submissionId}`;
}
