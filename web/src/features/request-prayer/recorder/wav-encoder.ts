import type { EncoderAnswer, EncoderRequest } from './capture-messages.ts';
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
    const answer = nextAnswer(worker);
    worker.postMessage(request, transfer);
    return answer;
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
      const answer = await ask({ type: 'finish' });
      if (answer.type !== 'finished') {
        throw new EncodingError(answer.type === 'failed' ? answer.reason : 'The recording is empty.');
      }
      return new Blob([answer.wav], { type: 'audio/wav' });
    },
    close: () => worker.terminate(),
  };
}

function nextAnswer(worker: Worker): Promise<EncoderAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<EncoderAnswer>) => resolve(event.data);
    worker.onerror = (event) => reject(new EncodingError(event.message));
  });
}
