import type { EncoderRequest, EncoderResponse } from './capture-messages.ts';
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
    respond({ type: 'opened' });
    return;
  }
  encodeWav(blocks, sampleRateHz).then(
    (wav) => respond({ type: 'finished', wav }, [wav]),
    (cause) => respond({ type: 'failed', reason: String(cause) }),
  );
};

function respond(message: EncoderResponse, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
