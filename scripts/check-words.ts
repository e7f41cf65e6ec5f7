/**
 * Fails where a file, a folder or a top-level declaration has a name with an old word, and lists them.
 *   npm run lint
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../tools/project.ts';
import { findOldWords } from '../tools/words/find-old-words.ts';

/** What `.gitignore` names, and what is hidden. */
const SKIPPED = /^(\.|node_modules$|dist$|lib$)/;

const problems = findOldWords(
  filesIn('').map((path) => ({
    path,
    source: /\.tsx?$/.test(path) ? readFileSync(join(REPOSITORY, path), 'utf8') : '',
  })),
);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(REPOSITORY, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
