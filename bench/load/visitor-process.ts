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

/** A request that its visitor was thanked for, or gave up on. */
export type Submitted = z.infer<typeof submittedSchema>;

const reportSchema = z.object({
  submitted: z.array(submittedSchema),
  gaveUp: z.array(submittedSchema),
  /** How long each call took that was answered with success. */
  submitMs: z.array(z.number()),
  emptyMs: z.array(z.number()),
  /** The errors they were shown, and how often. */
  failures: z.record(z.string(), z.int()),
});

/** What the visitors saw. */
export type VisitorReport = z.infer<typeof reportSchema>;

const FOLDER = join(CACHE_FOLDER, 'bench-load-visitors');

/**
 * Bundles the web client's way of submitting for Node, where it finds what a browser would have.
 * @param variables those with which Vite builds the web client
 * @returns the file to run
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

/** Lets the visitors come, each a request after the other, and returns what they saw. */
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
