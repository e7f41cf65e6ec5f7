import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of these names that lie on PATH, in its order. */
export function findOnPath({ PATH = '' }: NodeJS.ProcessEnv, ...names: readonly string[]): string[] {
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter(existsSync);
}
