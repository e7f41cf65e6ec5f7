import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from '../tools/arrows/find-cycles.ts';
import { findWrongImports } from '../tools/arrows/find-wrong-imports.ts';
import { REPOSITORY } from '../tools/project.ts';
import { repositoryFiles } from '../tools/repository-files.ts';
import { findOldWords } from '../tools/words/find-old-words.ts';

const files = repositoryFiles().map((path) => ({
  path,
  source: /\.tsx?$/.test(path) ? readFileSync(join(REPOSITORY, path), 'utf8') : '',
}));
const problems = [...findOldWords(files), ...findWrongImports(files), ...findCycles(files)];
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length === 0 ? 0 : 1;
