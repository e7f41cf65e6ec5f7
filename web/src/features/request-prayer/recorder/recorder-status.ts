import { AUDIO_MAX_SECONDS } from '@prayer-community/domain/limits';
import { type Message, message, t } from '@prayer-community/i18n/text';
import type { RecorderState, RecordingEnd } from './recorder-state.ts';

const MAX_MINUTES = AUDIO_MAX_SECONDS / 60;

/** The remaining seconds at which to warn, shortest first. */
const WARNINGS_SECONDS = [10, 30];

const RECORDED: Record<RecordingEnd, Message> = {
  stopped: message('Listen to your recording, then confirm it. Only a confirmed recording is sent.'),
  limit: message('You reached the limit of {minutes} minutes. Listen to your recording, then confirm it.', {
    minutes: MAX_MINUTES,
  }),
  interrupted: message(
    'The recording was interrupted, but everything up to that point is here. Listen to it, then confirm it.',
  ),
};

/**
 * Returns one sentence about the recorder. Screen readers announce each change, so it changes with the state and when
 * time is running out, but not every second.
 * @param secondsLeft until the recorder stops automatically
 */
export function recorderStatus(state: RecorderState, secondsLeft: number): string {
  switch (state.name) {
    case 'idle':
      return state.cleared === null
        ? t('Say it in your own voice, for up to {minutes} minutes.', { minutes: MAX_MINUTES })
        : t('Your recording is cleared.');
    case 'starting':
      return t('Waiting for the microphone. Your browser may ask for permission.');
    case 'recording':
      return recordingStatus(secondsLeft);
    case 'finishing':
      return t('Preparing your recording.');
    case 'recorded':
      return t(RECORDED[state.endedBy]);
    case 'confirmed':
      return t('Your recording will be sent with your request.');
  }
}

function recordingStatus(secondsLeft: number): string {
  const warning = WARNINGS_SECONDS.find((seconds) => secondsLeft <= seconds);
  return warning === undefined
    ? t('Recording.')
    : t('Recording. Less than {seconds} seconds left.', { seconds: warning });
}
