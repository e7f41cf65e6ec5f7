import { message } from '@prayer-community/i18n/text';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { CallFailure, orUnreachable } from '../../../firebase/call-failure.ts';
import { errorToast } from '../../../ui/toast/error-toast.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { openUnlessAborted } from './open-unless-aborted.ts';
import {
  initialRecorderState,
  isUnconfirmed,
  nextRecorderState,
  type RecorderState,
} from './recorder-state.ts';
import { MicrophoneError } from './recording-errors.ts';

const NO_MICROPHONE: Toast = errorToast(message('Could not access microphone. Please check permissions.'));

const NO_FILE: Toast = errorToast(message('We couldn’t prepare your recording. Please try again.'));

const CONFIRMED: Toast = successToast(
  message('Audio confirmed'),
  message('Your audio recording has been confirmed.'),
);

/** As many as the meter can show on a narrow phone. At 16 levels per second, they are the last three seconds. */
const LEVELS = 48;

export interface TakeProgress {
  seconds: number;
  /** The latest levels, from 0 (silence) to 1 (full scale). */
  levels: readonly number[];
}

const NOTHING_YET: TakeProgress = { seconds: 0, levels: new Array(LEVELS).fill(0) };

export interface RecorderOptions {
  /** The form's recording, from `onConfirm` or a restored draft. Null if there is none. */
  confirmedRecording: Blob | null;
  /** A take from a restored draft. It is not confirmed. */
  restoredTake?: Blob | null | undefined;
  /** Receives each take once it can be played, before it is confirmed. */
  onRecorded?: ((take: Blob) => void) | undefined;
  /** Receives the WAV (16 kHz, mono, 16 bit) once the visitor has confirmed it. */
  onConfirm: (wav: Blob) => void;
  /** Called when the visitor clears the recording, confirmed or not. */
  onReset: () => void;
  /** Receives the take while it is being recorded or not yet confirmed. Null if there is none. */
  onUnconfirmedChange?: ((take: UnconfirmedTake | null) => void) | undefined;
  /** Called repeatedly while recording. */
  onSpeaking?: (() => void) | undefined;
}

/** A take that a submit would leave out. */
export interface UnconfirmedTake {
  /** Null until the recording is stopped and encoded. */
  recording: Blob | null;
  /** True while waiting for the microphone. There is nothing to lose yet. */
  isStarting: boolean;
  stop: () => void;
}

export interface Recorder {
  state: RecorderState;
  progress: TakeProgress;
  record: () => void;
  stop: () => void;
  confirm: () => void;
  reset: () => void;
  undo: () => void;
}

interface TakeControls {
  stop: AbortController;
  discard: AbortController;
}

/** Records and confirms a take. Loads the recording code on the first recording. Turns the microphone off on unmount. */
export function useRecorder(options: RecorderOptions): Recorder {
  const { confirmedRecording, onRecorded, onConfirm, onReset, onSpeaking, onUnconfirmedChange } = options;
  const [state, dispatch] = useReducer(nextRecorderState, null, () =>
    initialRecorderState(confirmedRecording, options.restoredTake ?? null),
  );
  const [progress, setProgress] = useState(NOTHING_YET);
  const take = useRef<TakeControls>(null);

  useEffect(() => {
    dispatch({ type: 'confirmedChanged', recording: confirmedRecording });
  }, [confirmedRecording]);

  useEffect(() => () => take.current?.discard.abort(), []);

  const stop = useCallback(() => take.current?.stop.abort(), []);
  const hasUnconfirmed = isUnconfirmed(state);
  const isStarting = state.name === 'starting';
  const unconfirmed = state.name === 'recorded' ? state.recording : null;
  useEffect(() => {
    onUnconfirmedChange?.(hasUnconfirmed ? { recording: unconfirmed, isStarting, stop } : null);
  }, [hasUnconfirmed, unconfirmed, isStarting, stop, onUnconfirmedChange]);

  async function record(): Promise<void> {
    const controls: TakeControls = { stop: new AbortController(), discard: new AbortController() };
    take.current = controls;
    setProgress(NOTHING_YET);
    dispatch({ type: 'recordPressed' });
    try {
      const { recordTake } = await openUnlessAborted(
        orUnreachable(import('./record-take.ts')),
        () => undefined,
        [controls.stop.signal, controls.discard.signal],
      );
      const { recording, endedBy } = await recordTake({
        stop: controls.stop.signal,
        discard: controls.discard.signal,
        onStarted: () => dispatch({ type: 'recordingStarted' }),
        onProgress: ({ seconds, level }) => {
          setProgress(({ levels }) => ({ seconds, levels: [...levels.slice(1), level] }));
          onSpeaking?.();
        },
        onEnding: () => dispatch({ type: 'recordingEnding' }),
      });
      dispatch({ type: 'recordingEnded', recording, endedBy });
      onRecorded?.(recording);
    } catch (error) {
      if (controls.discard.signal.aborted) {
        return;
      }
      dispatch({ type: 'recordingFailed' });
      // Stopped before it started. Nothing was recorded, and there is no error to show.
      if (error !== controls.stop.signal.reason) {
        await showToast(failureToast(error));
      }
    }
  }

  function confirm(): void {
    if (state.name === 'recorded') {
      dispatch({ type: 'confirmPressed' });
      onConfirm(state.recording);
      void showToast(CONFIRMED);
    }
  }

  function reset(): void {
    take.current?.discard.abort();
    dispatch({ type: 'resetPressed' });
    onReset();
  }

  function undo(): void {
    if (state.name === 'idle' && state.cleared !== null) {
      dispatch({ type: 'undoPressed' });
      const { recording, wasConfirmed } = state.cleared;
      const handOver = wasConfirmed ? onConfirm : onRecorded;
      handOver?.(recording);
    }
  }

  return { state, progress, record: () => void record(), stop, confirm, reset, undo };
}

function failureToast(error: unknown): Toast {
  if (error instanceof CallFailure) {
    return errorToast(error.message);
  }
  return error instanceof MicrophoneError ? NO_MICROPHONE : NO_FILE;
}
