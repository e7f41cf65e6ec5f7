import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod';
import { CACHE_FOLDER } from '../../tools/project.ts';

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
  submitMs: z.array(z.number()),
  failures: z.record(z.string(), z.int()),
});

export type VisitorReport = z.infer<typeof reportSchema>;

const FOLDER = join(CACHE_FOLDER, 'bench-load-visitors');

/** Bundles the web client's submission code for Node, with substitutes for what a browser provides. Returns its file. */
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

export async function runVisitors(file: string, requests: number): Promise<VisitorReport> {
  const child = fork(file, [String(requests)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
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
