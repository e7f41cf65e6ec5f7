import { AUDIO_MAX_SECONDS, AUDIO_SAMPLE_RATE_HZ } from '@prayer-community/domain/limits';
import type { CaptureOptions, CaptureProgress, CaptureStart } from './capture-messages.ts';
import captureWorkletUrl from './capture-worklet.ts?worker&url';

/** The microphone's sound as the audio thread hands it on. */
export interface Capture {
  sampleRateHz: number;
  /** From now on the samples go to that port. */
  start: (samplesTo: MessagePort) => void;
  /** False once the system took the sound away, as for a telephone call. */
  isRunning: () => boolean;
  onProgress: (listener: (progress: CaptureProgress) => void, signal: AbortSignal) => void;
  /** Called when it is no longer running. */
  onInterrupted: (listener: () => void, signal: AbortSignal) => void;
  close: () => void;
}

/** Two second-order filters that together fall as a Butterworth filter of fourth order; their Q in decibels. */
const LOW_PASS_Q_DB = [-5.33, 2.32];

/** What lies above half of 16 kHz would fold back into the voice. */
const LOW_PASS_HZ = 7000;

/** Opens the capture of a stream on the audio thread. */
export async function openCapture(stream: MediaStream): Promise<Capture> {
  const { context, source } = openSource(stream);
  const isRunning = () => context.state === 'running';
  try {
    await context.audioWorklet.addModule(captureWorkletUrl);
    await context.resume();
    const options: CaptureOptions = { maxSeconds: AUDIO_MAX_SECONDS };
    const worklet = new AudioWorkletNode(context, 'capture', {
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: options,
    });
    // Nothing is audible: the worklet leaves its output silent. Some browsers only run what leads to the output.
    source.connect(worklet).connect(context.destination);
    worklet.port.start();
    return {
      sampleRateHz: context.sampleRate,
      start: (samplesTo) => {
        const message: CaptureStart = { samplesTo };
        worklet.port.postMessage(message, [samplesTo]);
      },
      isRunning,
      onProgress: (listener, signal) => {
        const handle = (event: MessageEvent<CaptureProgress>) => listener(event.data);
        worklet.port.addEventListener('message', handle, { signal });
      },
      onInterrupted: (listener, signal) => {
        const handle = () => !isRunning() && listener();
        context.addEventListener('statechange', handle, { signal });
      },
      close: () => void context.close(),
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}

/** The browser itself brings the sound to 16 kHz, and does it well; Firefox refuses, and gets a filter instead. */
function openSource(stream: MediaStream): { context: AudioContext; source: AudioNode } {
  const context = new AudioContext({ sampleRate: AUDIO_SAMPLE_RATE_HZ });
  try {
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    void context.close();
    return openFilteredSource(stream);
  }
}

function openFilteredSource(stream: MediaStream): { context: AudioContext; source: AudioNode } {
  const context = new AudioContext();
  const source = LOW_PASS_Q_DB.reduce<AudioNode>(
    (input, Q) =>
      input.connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: LOW_PASS_HZ, Q })),
    context.createMediaStreamSource(stream),
  );
  return { context, source };
}
