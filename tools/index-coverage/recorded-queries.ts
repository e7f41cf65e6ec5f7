import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { decodeFrames } from './grpc-frames.ts';

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
        ? decodeFrames(`${recorded.method}Request`, Buffer.from(recorded.frames, 'base64'))
        : [recorded.message];
    })
    .map((message) => messageSchema.parse(message))
    .map((message) => message.addTarget?.query ?? message.structuredAggregationQuery ?? message)
    .map(({ structuredQuery }) => structuredQuery)
    .filter((query) => query !== undefined);
}
