import { createRequire } from 'node:module';
import protobuf from 'protobufjs';
import * as z from 'zod';
import { type Bill, NOTHING, readsOfCount } from './bill.ts';
import { writesSchema, writtenBy } from './written.ts';

const PACKAGE = 'google.firestore.v1';
const FRAME_HEADER_BYTES = 5;

const root = protobuf.Root.fromJSON(
  createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json'),
);

const commitSchema = z.object({ writes: writesSchema.default([]) });
const foundSchema = z.object({ document: z.unknown().optional(), skippedResults: z.number().default(0) });
const countedSchema = z.object({
  result: z
    .object({
      aggregateFields: z.record(z.string(), z.object({ integerValue: z.coerce.number().default(0) })),
    })
    .optional(),
});
const listedSchema = z.object({ documents: z.array(z.unknown()).default([]) });

/**
 * Returns the bill of one call by a server SDK.
 * @param method the name of the service method, such as `Commit`
 * @param sent the gRPC frames of the request
 * @param received the gRPC frames of the response
 */
export function billOfCall(method: string, sent: Buffer, received: Buffer): Bill {
  switch (method) {
    case 'Commit':
    case 'BatchWrite': {
      const requests = decode(`${method}Request`, sent).map((request) => commitSchema.parse(request));
      return { ...NOTHING, ...writtenBy(requests.flatMap(({ writes }) => writes)) };
    }
    case 'BatchGetDocuments': {
      const answers = decode('BatchGetDocumentsResponse', received);
      return { ...NOTHING, documents: answers.filter((it) => 'found' in it || 'missing' in it).length };
    }
    case 'RunQuery': {
      const answers = decode('RunQueryResponse', received).map((answer) => foundSchema.parse(answer));
      const found = answers.filter(({ document }) => document !== undefined).length;
      const skipped = answers.reduce((sum, { skippedResults }) => sum + skippedResults, 0);
      return { ...NOTHING, documents: Math.max(1, found + skipped) };
    }
    case 'RunAggregationQuery': {
      const counted = decode('RunAggregationQueryResponse', received).flatMap((answer) =>
        Object.values(countedSchema.parse(answer).result?.aggregateFields ?? {}),
      );
      const entries = Math.max(0, ...counted.map(({ integerValue }) => integerValue));
      return { ...NOTHING, aggregations: readsOfCount(entries) };
    }
    case 'ListDocuments': {
      const [answer] = decode('ListDocumentsResponse', received);
      return { ...NOTHING, documents: Math.max(1, listedSchema.parse(answer ?? {}).documents.length) };
    }
    case 'ListCollectionIds':
      return { ...NOTHING, documents: 1 };
    case 'BeginTransaction':
    case 'Rollback':
      return NOTHING;
    default:
      throw new Error(`What ${method} bills is not known`);
  }
}

/** Decodes the messages of a stream. Each consists of a compression flag (one byte), a length (four bytes), and the content. */
function decode(type: string, frames: Buffer): object[] {
  const message = root.lookupType(`${PACKAGE}.${type}`);
  const messages: object[] = [];
  for (let at = 0; at + FRAME_HEADER_BYTES <= frames.length; ) {
    const start = at + FRAME_HEADER_BYTES;
    const end = start + frames.readUInt32BE(at + 1);
    messages.push(message.toObject(message.decode(frames.subarray(start, end)), { longs: Number }));
    at = end;
  }
  return messages;
}
