/**
 * Fails where a module imports what it may not by `tools/arrows/arrows.ts`, or folders import one another, and lists them.
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
