/**
 * Fails if a module has an import that `tools/arrows/arrows.ts` forbids, or if folders import one another, and lists
 * the violations.
 *   npm run lint
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCircles } from '../tools/arrows/find-circles.ts';
import { findWrongImports } from '../tools/arrows/find-wrong-imports.ts';
import { REPOSITORY } from '../tools/project.ts';
import { repositoryFiles } from '../tools/repository-files.ts';

const modules = repositoryFiles()
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(REPOSITORY, path), 'utf8') }));
const problems = [...findWrongImports(modules), ...findCircles(modules)];
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;
