import { MicrophoneError } from './recording-errors.ts';

export interface Microphone {
  stream: MediaStream;
  track: MediaStreamTrack;
  /** Turns the microphone off, including the browser's indicator. */
  stop: () => void;
}

/** For a single voice. The browser removes echo and noise and evens out the level. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/**
 * Opens the microphone. The browser may ask the visitor for permission.
 * @throws MicrophoneError
 */
export async function openMicrophone(): Promise<Microphone> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) {
    throw new MicrophoneError('The browser offers no microphone to this page.');
  }
  const stream = await devices.getUserMedia(CONSTRAINTS).catch((cause: unknown) => {
    throw new MicrophoneError('The microphone cannot be used.', { cause });
  });
  const [track] = stream.getAudioTracks();
  if (track === undefined) {
    throw new MicrophoneError('The microphone has no sound.');
  }
  return { stream, track, stop: () => track.stop() };
}
