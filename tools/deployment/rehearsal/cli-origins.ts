import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const ORIGIN = /envOverride\("(?<variable>\w+)", "https:\/\/(?<host>[\w.-]+)"\)/g;

/** The variables that lead the Firebase CLI to a port of this machine instead of Google, under Google's own names. */
export function cliOrigins(port: number): Record<string, string> {
  const source = readFileSync(createRequire(import.meta.url).resolve('firebase-tools/lib/api.js'), 'utf8');
  return Object.fromEntries(
    [...source.matchAll(ORIGIN)].map(([, variable = '', host = '']) => [variable, `http://${host}:${port}`]),
  );
}
