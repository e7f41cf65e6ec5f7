import type { EncoderAnswer, EncoderRequest } from './capture-messages.ts';
import { encodeWav } from './encode-wav.ts';

const blocks: Float32Array[] = [];
let sampleRateHz = 0;

self.onmessage = (event: MessageEvent<EncoderRequest>) => {
  const request = event.data;
  if (request.type === 'open') {
    sampleRateHz = request.sampleRateHz;
    request.samplesFrom.onmessage = (samples: MessageEvent<Float32Array>) => {
      blocks.push(samples.data);
    };
    answer({ type: 'opened' });
    return;
  }
  encodeWav(blocks, sampleRateHz).then(
    (wav) => answer({ type: 'finished', wav }, [wav]),
    (cause) => answer({ type: 'failed', reason: String(cause) }),
  );
};

function answer(message: EncoderAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
