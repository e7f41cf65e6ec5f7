import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ORIGIN = /envOverride\("(?<variable>\w+)", "https:\/\/(?<host>[\w.-]+)"\)/g;

/** Returns the variables that point the Firebase CLI to a local port instead of Google, with Google's own hostnames. */
export function cliOrigins(port: number): Record<string, string> {
  const source = readFileSync(createRequire(import.meta.url).resolve('firebase-tools/lib/api.js'), 'utf8');
  return Object.fromEntries(
    [...source.matchAll(ORIGIN)].map(([, variable = '', host = '']) => [variable, `http://${host}:${port}`]),
  );
}
