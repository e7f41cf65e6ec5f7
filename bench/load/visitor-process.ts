import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';
import { CACHE_FOLDER } from '../../tools/project.ts';
import type { LoadPlan } from './plan.ts';

const submittedSchema = z.object({
  id: z.string(),
  kind: z.enum(['text', 'shared', 'voice']),
  tries: z.int(),
});

/** A request that was confirmed to its visitor, or given up. */
export type Submitted = z.infer<typeof submittedSchema>;

const reportSchema = z.object({
  submitted: z.array(submittedSchema),
  gaveUp: z.array(submittedSchema),
  /** Duration of each successful submission. */
  submitMs: z.array(z.number()),
  emptyMs: z.array(z.number()),
  /** The errors shown to the visitors, and how often. */
  failures: z.record(z.string(), z.int()),
});

export type VisitorReport = z.infer<typeof reportSchema>;

const FOLDER = join(CACHE_FOLDER, 'bench-load-visitors');

/**
 * Bundles the web client's submission code for Node, with substitutes for what a browser provides.
 * @param variables the variables that Vite builds the web client with
 * @returns the path of the file to run
 */
export async function bundleVisitors(variables: Readonly<Record<string, string>>): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, 'visitors.ts')],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['firebase', 'firebase/*'],
    define: { 'import.meta.env': JSON.stringify(variables), 'navigator.onLine': 'true' },
    logLevel: 'warning',
  });
  return join(FOLDER, 'visitors.mjs');
}

/** Runs the visitors, each submitting one request after another, and returns their report. */
export async function letVisitorsCome(file: string, { requests, clients }: LoadPlan): Promise<VisitorReport> {
  const child = fork(file, [String(requests), String(clients)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  try {
    return await new Promise<VisitorReport>((resolve, reject) => {
      child.once('message', (message) => resolve(reportSchema.parse(message)));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The visitors ended with code ${code}.`)));
    });
  } finally {
    process.off('exit', end);
  }
}
