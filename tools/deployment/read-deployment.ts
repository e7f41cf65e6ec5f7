import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Deployment } from './deployment-problems.ts';
import { readSettings } from './settings-files.ts';

const firebasercSchema = z.object({ projects: z.record(z.string(), z.string()).default({}) });

export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/**
 * Reads the settings that a deployment from a folder uses.
 * @param named a project id or alias. Null for the default project in `.firebaserc`
 */
export function readDeployment(folder: string, named: string | null): Deployment {
  const { projects } = firebasercSchema.parse(JSON.parse(readFileSync(join(folder, '.firebaserc'), 'utf8')));
  const project = projects[named ?? 'default'] ?? named;
  return {
    project,
    functionsSettings: project === null ? null : readSettings(folder, 'functions', project),
    webSettings: project === null ? null : readSettings(folder, 'web', project),
  };
}
