/** Given to the capture worklet when it is made. */
export interface CaptureOptions {
  maxSeconds: number;
}

/** What the page sends the capture worklet: where its samples go, as mono `Float32Array`. */
export interface CaptureStart {
  samplesTo: MessagePort;
}

/** What the capture worklet sends the page, about 16 times a second while the microphone records. */
export interface CaptureProgress {
  /** Seconds captured until now. */
  seconds: number;
  /** From 0 (silence) to 1 (full scale). */
  level: number;
  /** True once the longest recording is captured; nothing follows. */
  isFull: boolean;
}

/** What the page asks of the encoder's worker. Samples arrive on `samplesFrom`; `finish` asks for the file. */
export type EncoderRequest =
  | { type: 'open'; samplesFrom: MessagePort; sampleRateHz: number }
  | { type: 'finish' };

/** What the worker answers: `opened` to `open`, one of the others to `finish`. */
export type EncoderAnswer =
  | { type: 'opened' }
  | { type: 'finished'; wav: ArrayBuffer }
  | { type: 'failed'; reason: string };
