import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import protobuf from 'protobufjs';
import * as z from 'zod';

const PACKAGE = 'google.firestore.v1';
const FRAME_HEADER_BYTES = 5;

const root = protobuf.Root.fromJSON(
  createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json'),
);

const lineSchema = z.union([
  z.object({ method: z.enum(['Listen', 'RunQuery', 'RunAggregationQuery']), frames: z.base64() }),
  z.object({ message: z.looseObject({}) }),
]);

const querySchema = z.object({ structuredQuery: z.looseObject({}).optional() });

/** A request of any query method. At most one of these fields is present. A listener to a single document has none. */
const messageSchema = querySchema.extend({
  addTarget: z.object({ query: querySchema.optional() }).optional(),
  structuredAggregationQuery: querySchema.optional(),
});

/** Reads all structured queries in a folder that `record-grpc.cjs` and `recordWebChannels` recorded. */
export function readRecordedQueries(folder: string): object[] {
  return readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .flatMap((line) => {
      const recorded = lineSchema.parse(JSON.parse(line));
      return 'frames' in recorded
        ? decode(recorded.method, Buffer.from(recorded.frames, 'base64'))
        : [recorded.message];
    })
    .map((message) => messageSchema.parse(message))
    .map((message) => message.addTarget?.query ?? message.structuredAggregationQuery ?? message)
    .map(({ structuredQuery }) => structuredQuery)
    .filter((query) => query !== undefined);
}

/** Decodes the messages of a stream. Each has one byte for compression, a length in four bytes, and that many bytes. */
function decode(method: string, frames: Buffer): object[] {
  const type = root.lookupType(`${PACKAGE}.${method}Request`);
  const messages: object[] = [];
  for (let at = 0; at < frames.length; ) {
    const start = at + FRAME_HEADER_BYTES;
    const end = start + frames.readUInt32BE(at + 1);
    messages.push(type.toObject(type.decode(frames.subarray(start, end)), { enums: String, longs: Number }));
    at = end;
  }
  return messages;
}
