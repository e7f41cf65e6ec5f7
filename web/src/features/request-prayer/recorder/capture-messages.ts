export interface CaptureOptions {
  maxSeconds: number;
}

/** Message from the page to the capture worklet: the port for its samples, sent as mono `Float32Array`. */
export interface CaptureStart {
  samplesTo: MessagePort;
}

/** Message from the capture worklet to the page, about 16 times a second while recording. */
export interface CaptureProgress {
  seconds: number;
  /** From 0 (silence) to 1 (full scale). */
  level: number;
  /** True once the maximum length is captured. Nothing follows. */
  isFull: boolean;
}

/** Messages from the page to the encoder's worker. Samples arrive on `samplesFrom`; `finish` requests the file. */
export type EncoderRequest =
  | { type: 'open'; samplesFrom: MessagePort; sampleRateHz: number }
  | { type: 'finish' };

/** Responses of the worker: `opened` to `open`, one of the others to `finish`. */
export type EncoderResponse =
  | { type: 'opened' }
  | { type: 'finished'; wav: ArrayBuffer }
  | { type: 'failed'; reason: string };
