import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import * as z from 'zod';
import type { Deployment } from './deployment-problems.ts';
import { SECRETS } from './deployment-settings.ts';
import { readSignInConfig } from './sign-in-config.ts';

const run = promisify(execFile);

const firebasercSchema = z.object({ projects: z.object({ default: z.string().optional() }).default({}) });

/** The Firebase CLI of the repository. */
export const FIREBASE_CLI = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/**
 * Reads what a deployment from a folder would go out with. Asks the project for the names of its secrets and what its
 * Authentication allows; changes nothing.
 * @param project instead of the one that `.firebaserc` names
 */
export async function readDeployment(folder: string, project: string | null): Promise<Deployment> {
  const { projects } = firebasercSchema.parse(JSON.parse(readFileSync(join(folder, '.firebaserc'), 'utf8')));
  const chosen = project ?? projects.default ?? null;
  const isReal = chosen !== null && !chosen.startsWith('demo-');
  return {
    project: chosen,
    functionsSettings: readSettings(join(folder, 'functions', `.env.${chosen}`)),
    webSettings: readSettings(join(folder, 'web', '.env.production.local')),
    secrets: isReal ? await secretsOf(folder, chosen) : [],
    signIn: isReal ? await readSignInConfig(chosen) : null,
  };
}

function readSettings(file: string): Record<string, string> | null {
  if (!existsSync(file)) {
    return null;
  }
  const settings = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(settings.flatMap(([name, value]) => (value ? [[name, value]] : [])));
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
