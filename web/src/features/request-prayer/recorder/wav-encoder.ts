import type { EncoderRequest, EncoderResponse } from './capture-messages.ts';
import EncoderWorker from './encode-wav.worker.ts?worker';
import { EncodingError } from './recording-errors.ts';

export interface WavEncoder {
  /** Receives the samples as mono `Float32Array`. */
  samplesTo: MessagePort;
  /** Encodes all received samples as a file. Call it once. */
  finish: () => Promise<Blob>;
  close: () => void;
}

/**
 * Loads the encoder in a new worker.
 * @throws EncodingError when it cannot be loaded
 */
export async function openWavEncoder(sampleRateHz: number): Promise<WavEncoder> {
  const worker = new EncoderWorker();
  const samples = new MessageChannel();
  const ask = (request: EncoderRequest, transfer: Transferable[] = []) => {
    const response = nextResponse(worker);
    worker.postMessage(request, transfer);
    return response;
  };
  try {
    await ask({ type: 'open', samplesFrom: samples.port2, sampleRateHz }, [samples.port2]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    samplesTo: samples.port1,
    finish: async () => {
      const response = await ask({ type: 'finish' });
      if (response.type !== 'finished') {
        throw new EncodingError(response.type === 'failed' ? response.reason : 'The recording is empty.');
      }
      return new Blob([response.wav], { type: 'audio/wav' });
    },
    close: () => worker.terminate(),
  };
}

function nextResponse(worker: Worker): Promise<EncoderResponse> {
  return new Promise((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<EncoderResponse>) => resolve(event.data);
    worker.onerror = (event) => reject(new EncodingError(event.message));
  });
}
