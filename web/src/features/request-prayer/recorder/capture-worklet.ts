import { audioLevel } from './audio-level.ts';
import type { CaptureOptions, CaptureProgress, CaptureStart } from './capture-messages.ts';

// The global scope of an audio worklet, which TypeScript's libraries do not declare.
declare const sampleRate: number;
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: CaptureOptions }) => AudioWorkletProcessor,
): void;

/** The length of an audio block: short enough for a responsive meter, long enough to be cheap. */
const BLOCK_SECONDS = 0.064;

/** Runs on the audio thread. Passes the microphone's samples to the encoder's worker and their level to the page. */
class CaptureProcessor extends AudioWorkletProcessor {
  private readonly maxFrames: number;
  private readonly block = new Float32Array(Math.round(BLOCK_SECONDS * sampleRate));
  private framesInBlock = 0;
  private framesSent = 0;
  private samplesTo: MessagePort | null = null;

  constructor(options: { processorOptions: CaptureOptions }) {
    super();
    this.maxFrames = Math.floor(options.processorOptions.maxSeconds * sampleRate);
    this.port.onmessage = (event: MessageEvent<CaptureStart>) => {
      this.samplesTo = event.data.samplesTo;
    };
  }

  /** Called by the audio thread with 128 frames at a time. Returning false ends the processor. */
  process(inputs: Float32Array[][]): boolean {
    const samples = inputs[0]?.[0];
    if (this.samplesTo === null || samples === undefined) {
      return true;
    }
    for (const sample of samples) {
      this.block[this.framesInBlock] = sample;
      this.framesInBlock += 1;
      const isFull = this.framesSent + this.framesInBlock === this.maxFrames;
      if (isFull || this.framesInBlock === this.block.length) {
        this.sendBlock(this.samplesTo, isFull);
      }
      if (isFull) {
        return false;
      }
    }
    return true;
  }

  private sendBlock(samplesTo: MessagePort, isFull: boolean): void {
    const samples = this.block.slice(0, this.framesInBlock);
    this.framesSent += this.framesInBlock;
    this.framesInBlock = 0;
    const progress: CaptureProgress = {
      seconds: this.framesSent / sampleRate,
      level: audioLevel(samples),
      isFull,
    };
    samplesTo.postMessage(samples, [samples.buffer]);
    this.port.postMessage(progress);
  }
}

registerProcessor('capture', CaptureProcessor);
