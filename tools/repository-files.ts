import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './project.ts';

/** What `.gitignore` names, and what is hidden. */
const SKIPPED = /^(\.|node_modules$|dist$|lib$)/;

/** The paths of all files below a folder of the repository, or of all there are. */
export function repositoryFiles(folder = ''): string[] {
  const entries = readdirSync(join(REPOSITORY, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? repositoryFiles(path) : [path];
    });
}
