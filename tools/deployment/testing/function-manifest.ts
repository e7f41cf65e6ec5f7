import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

/** A number or a deployment parameter. */
const optionSchema = z.union([z.number(), z.string()]).nullish();

const endpointSchema = z.looseObject({
  region: z.array(z.string()),
  availableMemoryMb: optionSchema,
  cpu: optionSchema,
  minInstances: optionSchema,
  maxInstances: optionSchema,
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
  callableTrigger: z.object({}).optional(),
  scheduleTrigger: z.looseObject({ schedule: z.string() }).optional(),
  eventTrigger: z.looseObject({ eventType: z.string(), retry: z.boolean() }).optional(),
});

const manifestSchema = z.object({
  endpoints: z.record(z.string(), endpointSchema),
  params: z.array(z.looseObject({ name: z.string(), type: z.string() })).default([]),
});

export type FunctionManifest = z.infer<typeof manifestSchema>;

const DISCOVERY = join(
  createRequire(import.meta.url).resolve('firebase-functions/https'),
  '../../../bin/firebase-functions.js',
);

/**
 * Reads the manifest of built functions with the same program as the Firebase CLI.
 * @param environment the contents of `functions/.env.<project>`
 */
export async function readFunctionManifest(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<FunctionManifest> {
  const output = await mkdtemp(join(tmpdir(), 'manifest-'));
  const file = join(output, 'functions.json');
  try {
    await run(process.execPath, [DISCOVERY], {
      cwd: folder,
      env: {
        ...environment,
        PATH: process.env.PATH,
        GCLOUD_PROJECT: 'our-church',
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
      },
    });
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(output, { recursive: true });
  }
}
