import * as z from 'zod';
import { decodeFrames } from '../../tools/index-coverage/grpc-frames.ts';
import { type Bill, NOTHING, readsOfCount, writesSchema, writtenBy } from './bill.ts';

const commitSchema = z.object({ writes: writesSchema });
const foundSchema = z.object({ document: z.unknown().optional(), skippedResults: z.number().default(0) });
const countedSchema = z.object({
  result: z
    .object({
      aggregateFields: z.record(z.string(), z.object({ integerValue: z.coerce.number().default(0) })),
    })
    .optional(),
});

/** Returns the bill of one call by a server SDK, from the gRPC frames of its request and response. */
export function billOfCall(method: string, sent: Buffer, received: Buffer): Bill {
  switch (method) {
    case 'Commit':
    case 'BatchWrite': {
      const requests = decodeFrames(`${method}Request`, sent).map((request) => commitSchema.parse(request));
      return { ...NOTHING, ...writtenBy(requests.flatMap(({ writes }) => writes)) };
    }
    case 'BatchGetDocuments': {
      const answers = decodeFrames('BatchGetDocumentsResponse', received);
      return { ...NOTHING, documents: answers.filter((it) => 'found' in it || 'missing' in it).length };
    }
    case 'RunQuery': {
      const answers = decodeFrames('RunQueryResponse', received).map((answer) => foundSchema.parse(answer));
      const found = answers.filter(({ document }) => document !== undefined).length;
      const skipped = answers.reduce((sum, { skippedResults }) => sum + skippedResults, 0);
      return { ...NOTHING, documents: Math.max(1, found + skipped) };
    }
    case 'RunAggregationQuery': {
      const counted = decodeFrames('RunAggregationQueryResponse', received).flatMap((answer) =>
        Object.values(countedSchema.parse(answer).result?.aggregateFields ?? {}),
      );
      const entries = Math.max(0, ...counted.map(({ integerValue }) => integerValue));
      return { ...NOTHING, aggregations: readsOfCount(entries) };
    }
    case 'BeginTransaction':
    case 'Rollback':
      return NOTHING;
    default:
      throw new Error(`What ${method} bills is not known`);
  }
}
