import * as z from 'zod';
import { reachedSchema, spansSchema } from './rules-coverage.ts';

export const testRequestSchema = z.object({
  file: z.string(),
  /** Test ids, the likeliest to fail first. Null for the whole file in its own order. */
  tests: z.array(z.string()).nullable(),
  rulesFolder: z.string(),
  /** The Firestore project of the tests, which is emptied first. Null if the tests name their own project. */
  project: z.string().nullable(),
  withCoverage: z.boolean(),
});

export type TestRequest = z.infer<typeof testRequestSchema>;

export const passedTestSchema = z.object({
  id: z.string(),
  /** As `suite > test`. */
  name: z.string(),
  elapsedMs: z.number(),
  reached: z.array(reachedSchema),
});

export const testReportSchema = z.object({
  passed: z.array(passedTestSchema),
  /** The first test that failed. Its id is null if the preparation of the tests failed. */
  failed: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** The positions of the expressions that tests reached. */
  nodes: spansSchema,
});

export type TestReport = z.infer<typeof testReportSchema>;

export const answerSchema = z.union([testReportSchema, z.object({ broken: z.string() })]);
