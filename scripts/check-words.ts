/**
 * Fails if the name of a file, folder or top-level declaration contains a retired word, and lists the violations.
 *   npm run lint
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../tools/project.ts';
import { repositoryFiles } from '../tools/repository-files.ts';
import { findOldWords } from '../tools/words/find-old-words.ts';

const problems = findOldWords(
  repositoryFiles().map((path) => ({
    path,
    source: /\.tsx?$/.test(path) ? readFileSync(join(REPOSITORY, path), 'utf8') : '',
  })),
);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;
