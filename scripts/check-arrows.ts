/**
 * Fails where a module imports what it may not by `tools/arrows/arrows.ts`, and lists them.
 *   npm run lint
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWrongImports } from '../tools/arrows/find-wrong-imports.ts';
import { REPOSITORY } from '../tools/project.ts';
import { repositoryFiles } from '../tools/repository-files.ts';

const problems = findWrongImports(
  repositoryFiles()
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(REPOSITORY, path), 'utf8') })),
);
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;
