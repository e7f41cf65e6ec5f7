import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

const FRAME_HEADER_BYTES = 5;

const root = protobuf.Root.fromJSON(
  createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json'),
);

/**
 * Decodes the messages of a gRPC stream. Each has one byte for compression, a length in four bytes, and that many bytes.
 * @param type a type of `google.firestore.v1`
 */
export function decodeFrames(type: string, frames: Buffer): object[] {
  const message = root.lookupType(`google.firestore.v1.${type}`);
  const messages: object[] = [];
  for (let at = 0; at + FRAME_HEADER_BYTES <= frames.length; ) {
    const start = at + FRAME_HEADER_BYTES;
    const end = start + frames.readUInt32BE(at + 1);
    const decoded = message.decode(frames.subarray(start, end));
    messages.push(message.toObject(decoded, { enums: String, longs: Number }));
    at = end;
  }
  return messages;
}
