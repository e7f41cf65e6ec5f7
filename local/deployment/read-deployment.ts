import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Deployment } from './deployment-problems.ts';
import { SECRETS } from './settings.ts';
import { readSettings } from './settings-files.ts';
import { readSignInConfig } from './sign-in-config.ts';

const run = promisify(execFile);

const firebasercSchema = z.object({ projects: z.record(z.string(), z.string()).default({}) });

/** The Firebase CLI of the repository. */
export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/**
 * Reads what a deployment from a folder would go out with. Asks the project for the names of its secrets and what its
 * Authentication allows; changes nothing.
 * @param project instead of the one that `.firebaserc` names
 */
export async function readDeployment(folder: string, project: string | null): Promise<Deployment> {
  const chosen = projectId(folder, project);
  const isReal = chosen !== null && !chosen.startsWith('demo-');
  return {
    project: chosen,
    functionsSettings: chosen === null ? null : readSettings(folder, 'functions', chosen),
    webSettings: chosen === null ? null : readSettings(folder, 'web', chosen),
    secrets: isReal ? await secretsOf(folder, chosen) : [],
    signIn: isReal ? await readSignInConfig(chosen) : null,
  };
}

/** The project of this id, or of this alias of `.firebaserc`; its default one where none is named. */
export function projectId(folder: string, named: string | null): string | null {
  const { projects } = firebasercSchema.parse(JSON.parse(readFileSync(join(folder, '.firebaserc'), 'utf8')));
  return projects[named ?? 'default'] ?? named;
}

async function secretsOf(folder: string, project: string): Promise<string[]> {
  const found = await Promise.all(
    SECRETS.map(async (name) => {
      const args = [FIREBASE_CLI, 'functions:secrets:get', name, '--project', project, '--non-interactive'];
      try {
        await run(process.execPath, args, { cwd: folder });
        return [name];
      } catch {
        // Missing, or not to be seen by whoever deploys: either way it must be seen to first.
        return [];
      }
    }),
  );
  return found.flat();
}
