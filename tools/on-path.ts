import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the paths of the programs with these names on PATH, in PATH order. */
export function findOnPath({ PATH = '' }: NodeJS.ProcessEnv, ...names: readonly string[]): string[] {
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter(existsSync);
}
