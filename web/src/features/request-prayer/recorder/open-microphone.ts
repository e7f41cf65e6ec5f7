import { MicrophoneError } from './recording-errors.ts';

export interface Microphone {
  stream: MediaStream;
  track: MediaStreamTrack;
  /** Turns the microphone off; the browser's sign for it goes out. */
  stop: () => void;
}

/** A single voice: the browser takes out echo and noise and keeps the level even. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/**
 * Asks for the microphone; the browser may ask the visitor.
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
