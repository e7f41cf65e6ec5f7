import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './project.ts';

/** Matches hidden names and the folders in `.gitignore`. */
const SKIPPED = /^(\.|node_modules$|dist$|lib$)/;

/** Returns the paths of all files below a folder, by default the whole repository. Skips hidden names and ignored folders. */
export function repositoryFiles(folder = ''): string[] {
  const entries = readdirSync(join(REPOSITORY, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? repositoryFiles(path) : [path];
    });
}
