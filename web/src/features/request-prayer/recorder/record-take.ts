import { requestWakeLock } from '../../../ui/screen-wake-lock.ts';
import type { CaptureProgress } from './capture-messages.ts';
import { type Capture, openCapture } from './open-capture.ts';
import { openMicrophone } from './open-microphone.ts';
import { openUnlessAborted } from './open-unless-aborted.ts';
import type { RecordingEnd } from './recorder-state.ts';
import { MicrophoneError } from './recording-errors.ts';
import { openWavEncoder } from './wav-encoder.ts';

export interface TakeOptions {
  /**
   * Aborted when the visitor is done. The recording so far becomes the file. Before the start, the promise rejects
   * immediately with the signal's reason.
   */
  stop: AbortSignal;
  /** Aborted when the recording is no longer wanted. No callback is called after that, and the promise rejects. */
  discard: AbortSignal;
  onStarted: () => void;
  /** Seconds and level, about 16 times a second. */
  onProgress: (progress: CaptureProgress) => void;
  /** Called when the recording has ended and the file is being encoded. */
  onEnding: () => void;
}

export interface Take {
  recording: Blob;
  endedBy: RecordingEnd;
}

/**
 * Records the microphone as a WAV file until `stop`, the maximum length, or an interruption (the device was
 * disconnected, a call took over, the page was hidden). An interruption does not lose what was recorded. The audio
 * thread sends the samples to a worker that encodes them, so nothing heavy runs on the main thread. The microphone is
 * off when the promise settles.
 * @throws MicrophoneError when there is no microphone or no permission to use it; EncodingError when no file can be
 * created; CallFailure with code `unreachable` when the code of the audio thread cannot be loaded
 */
export async function recordTake({
  stop,
  discard,
  onStarted,
  onProgress,
  onEnding,
}: TakeOptions): Promise<Take> {
  const releases: (() => void)[] = [];
  const release = () => {
    for (const releaseOne of releases.splice(0)) {
      releaseOne();
    }
  };
  async function open<Opened>(opening: Promise<Opened>, close: (opened: Opened) => void): Promise<Opened> {
    const opened = await openUnlessAborted(opening, close, [stop, discard]);
    releases.push(() => close(opened));
    return opened;
  }
  try {
    discard.throwIfAborted();
    stop.throwIfAborted();
    const microphone = await open(openMicrophone(), (opened) => opened.stop());
    const capture = await open(openCapture(microphone.stream), (opened) => opened.close());
    const encoder = await open(openWavEncoder(capture.sampleRateHz), (opened) => opened.close());
    releases.push(requestWakeLock());
    if (document.hidden || microphone.track.readyState === 'ended' || !capture.isRunning()) {
      throw new MicrophoneError('The microphone or the page went away before the recording began.');
    }

    onStarted();
    const ended = endOfTake({ stop, discard, capture, track: microphone.track, onProgress });
    capture.start(encoder.samplesTo);
    const endedBy = await ended;
    onEnding();
    microphone.stop();
    const recording = await encoder.finish();
    discard.throwIfAborted();
    return { recording, endedBy };
  } finally {
    release();
  }
}

interface EndOfTake {
  stop: AbortSignal;
  discard: AbortSignal;
  capture: Capture;
  track: MediaStreamTrack;
  onProgress: (progress: CaptureProgress) => void;
}

async function endOfTake({ stop, discard, capture, track, onProgress }: EndOfTake): Promise<RecordingEnd> {
  const listeners = new AbortController();
  const { signal } = listeners;
  try {
    return await new Promise<RecordingEnd>((resolve, reject) => {
      stop.addEventListener('abort', () => resolve('stopped'), { signal });
      discard.addEventListener('abort', () => reject(discard.reason), { signal });
      track.addEventListener('ended', () => resolve('interrupted'), { signal });
      capture.onInterrupted(() => resolve('interrupted'), signal);
      capture.onProgress((progress) => {
        onProgress(progress);
        if (progress.isFull) {
          resolve('limit');
        }
      }, signal);
      // No one wants a microphone left open on a hidden page, and phones cut it off anyway.
      const endWhenHidden = () => document.hidden && resolve('interrupted');
      document.addEventListener('visibilitychange', endWhenHidden, { signal });
    });
  } finally {
    listeners.abort();
  }
}
