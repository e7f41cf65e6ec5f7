import * as z from 'zod';
import { reachedSchema, spansSchema } from './rules-coverage.ts';

/** Asks a process of tests to run some of a file until the first that fails. */
export const testRequestSchema = z.object({
  file: z.string(),
  /** The ids of the tests, the likeliest to fail first; null for the whole file in its own order. */
  tests: z.array(z.string()).nullable(),
  /** Holds the rules that are tested. */
  rulesFolder: z.string(),
  /** The Firestore project of the tests, emptied before; null where they have one that they name themselves. */
  project: z.string().nullable(),
  /** True to report which of the rules each test evaluates. */
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
  /** The first that failed; its id is null where that was what the tests prepare. */
  failed: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  /** The positions of the expressions that tests reached. */
  nodes: spansSchema,
});

/** What came of a request. */
export type TestReport = z.infer<typeof testReportSchema>;

/** A report, or why the tests could not be run. */
export const answerSchema = z.union([testReportSchema, z.object({ broken: z.string() })]);
