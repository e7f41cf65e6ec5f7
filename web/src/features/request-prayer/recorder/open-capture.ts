import { AUDIO_MAX_SECONDS, AUDIO_SAMPLE_RATE_HZ } from '@prayer-community/domain/limits';
import { orUnreachable } from '../../../firebase/call-failure.ts';
import type { CaptureOptions, CaptureProgress, CaptureStart } from './capture-messages.ts';
import captureWorkletUrl from './capture-worklet.ts?worker&url';

export interface Capture {
  sampleRateHz: number;
  start: (samplesTo: MessagePort) => void;
  /** False once the system has taken the audio away, for example for a phone call. */
  isRunning: () => boolean;
  onProgress: (listener: (progress: CaptureProgress) => void, signal: AbortSignal) => void;
  onInterrupted: (listener: () => void, signal: AbortSignal) => void;
  close: () => void;
}

/** The Q, in decibels, of two second-order filters that together form a fourth-order Butterworth filter. */
const LOW_PASS_Q_DB = [-5.33, 2.32];

/** Frequencies above half of 16 kHz would alias into the voice. */
const LOW_PASS_HZ = 7000;

export async function openCapture(stream: MediaStream): Promise<Capture> {
  const { context, source } = openSource(stream);
  const isRunning = () => context.state === 'running';
  try {
    await orUnreachable(context.audioWorklet.addModule(captureWorkletUrl));
    await context.resume();
    const options: CaptureOptions = { maxSeconds: AUDIO_MAX_SECONDS };
    const worklet = new AudioWorkletNode(context, 'capture', {
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: options,
    });
    // Inaudible, because the worklet leaves its output silent. Connected because some browsers run only nodes that lead
    // to the output.
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

/**
 * Opens the stream at 16 kHz, to which browsers resample with good quality. Firefox refuses that. There, the stream
 * keeps its rate and passes through a low-pass filter instead.
 */
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
