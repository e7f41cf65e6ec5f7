import { message } from '@prayer-community/i18n/text';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import type { CaptureProgress } from './capture-messages.ts';
import {
  initialRecorderState,
  isUnconfirmed,
  nextRecorderState,
  type RecorderState,
} from './recorder-state.ts';
import { EncodingError } from './recording-errors.ts';

const NO_MICROPHONE: Toast = {
  title: message('Error'),
  text: message('Could not access microphone. Please check permissions.'),
  kind: 'failure',
};

const NO_FILE: Toast = {
  title: message('Error'),
  text: message('We couldn’t prepare your recording. Please try again.'),
  kind: 'failure',
};

const CONFIRMED: Toast = {
  title: message('Audio confirmed'),
  text: message('Your audio recording has been confirmed.'),
  kind: 'success',
};

const NOTHING_YET: CaptureProgress = { seconds: 0, level: 0, isFull: false };

export interface RecorderOptions {
  /** The recording that the form holds: from `onConfirm`, or restored from the draft; null for none. */
  confirmedRecording: Blob | null;
  /** Gets the WAV (16 kHz, mono, 16 bit) once the visitor has confirmed it. */
  onConfirm: (wav: Blob) => void;
  /** The visitor cleared the recording, confirmed or not. */
  onReset: () => void;
  /** Gets the take that is under way or stopped while it is not confirmed; null where there is none. */
  onUnconfirmedChange?: ((take: UnconfirmedTake | null) => void) | undefined;
  /** Called repeatedly while a recording is under way. */
  onSpeaking?: (() => void) | undefined;
}

/** A take that a submit would leave out. */
export interface UnconfirmedTake {
  /** Null until it is stopped and prepared. */
  recording: Blob | null;
  stop: () => void;
}

export interface Recorder {
  state: RecorderState;
  progress: CaptureProgress;
  record: () => void;
  stop: () => void;
  confirm: () => void;
  reset: () => void;
  /** Gives back what Reset took away. */
  undo: () => void;
}

/** The two ends of a recording that is under way. */
interface TakeControls {
  stop: AbortController;
  discard: AbortController;
}

/** Records, listens, confirms; the parts that record load on the first recording. Leaving the screen turns the microphone off. */
export function useRecorder(options: RecorderOptions): Recorder {
  const { confirmedRecording, onConfirm, onReset, onSpeaking, onUnconfirmedChange } = options;
  const [state, dispatch] = useReducer(nextRecorderState, confirmedRecording, initialRecorderState);
  const [progress, setProgress] = useState(NOTHING_YET);
  const take = useRef<TakeControls>(null);

  useEffect(() => {
    dispatch({ type: 'confirmedChanged', recording: confirmedRecording });
  }, [confirmedRecording]);

  useEffect(() => () => take.current?.discard.abort(), []);

  const stop = useCallback(() => take.current?.stop.abort(), []);
  const hasUnconfirmed = isUnconfirmed(state);
  const unconfirmed = state.name === 'recorded' ? state.recording : null;
  useEffect(() => {
    onUnconfirmedChange?.(hasUnconfirmed ? { recording: unconfirmed, stop } : null);
  }, [hasUnconfirmed, unconfirmed, stop, onUnconfirmedChange]);

  async function record(): Promise<void> {
    const controls: TakeControls = { stop: new AbortController(), discard: new AbortController() };
    take.current = controls;
    setProgress(NOTHING_YET);
    dispatch({ type: 'recordPressed' });
    try {
      const { recordTake } = await import('./record-take.ts');
      const { recording, endedBy } = await recordTake({
        stop: controls.stop.signal,
        discard: controls.discard.signal,
        onStarted: () => dispatch({ type: 'recordingStarted' }),
        onProgress: (progress) => {
          setProgress(progress);
          onSpeaking?.();
        },
        onEnding: () => dispatch({ type: 'recordingEnding' }),
      });
      dispatch({ type: 'recordingEnded', recording, endedBy });
    } catch (error) {
      if (controls.discard.signal.aborted) {
        return;
      }
      dispatch({ type: 'recordingFailed' });
      // Stopped before it began: nothing was recorded, and nothing is wrong.
      if (error !== controls.stop.signal.reason) {
        await showToast(error instanceof EncodingError ? NO_FILE : NO_MICROPHONE);
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
      if (state.cleared.wasConfirmed) {
        onConfirm(state.cleared.recording);
      }
    }
  }

  return { state, progress, record: () => void record(), stop, confirm, reset, undo };
}
