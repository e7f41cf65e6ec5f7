import { AUDIO_MAX_SECONDS } from '@prayer-community/domain/limits';
import type { RecorderState, RecordingEnd } from './recorder-state.ts';

const MAX_MINUTES = AUDIO_MAX_SECONDS / 60;

/** When the time that is left is worth a word, in seconds, the shortest first. */
const WARNINGS_SECONDS = [10, 30];

const RECORDED: Record<RecordingEnd, string> = {
  stopped: 'Listen to your recording, then confirm it: only a confirmed recording is sent.',
  limit: `That was the longest recording, ${MAX_MINUTES} minutes. Listen to it, then confirm it.`,
  interrupted: 'The recording was interrupted; everything until then is kept. Listen to it, then confirm it.',
};

/**
 * One sentence on what the recorder does, read out whenever it changes: at each state, and when the time runs short,
 * never every second.
 * @param secondsLeft until the recorder stops by itself
 */
export function recorderStatus(state: RecorderState, secondsLeft: number): string {
  switch (state.name) {
    case 'idle':
      return `Say it in your own voice, in up to ${MAX_MINUTES} minutes.`;
    case 'starting':
      return 'Waiting for the microphone. Your browser may ask you to allow it.';
    case 'recording':
      return recordingStatus(secondsLeft);
    case 'finishing':
      return 'Preparing your recording.';
    case 'recorded':
      return RECORDED[state.endedBy];
    case 'confirmed':
      return 'Your recording will be sent with your request.';
  }
}

function recordingStatus(secondsLeft: number): string {
  const warning = WARNINGS_SECONDS.find((seconds) => secondsLeft <= seconds);
  return warning === undefined ? 'Recording.' : `Recording. Less than ${warning} seconds left.`;
}
