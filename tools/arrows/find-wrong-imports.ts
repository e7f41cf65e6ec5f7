import { ARROWS } from './arrows.ts';
import { importsOf, isOfTests, type Module } from './imports.ts';

/** Returns the imports that break a rule, one line each. */
export function findWrongImports(modules: readonly Module[]): string[] {
  return modules.filter((module) => !isOfTests(module)).flatMap(problemsOf);
}

function problemsOf(module: Module): string[] {
  const { path } = module;
  const imported = importsOf(module);
  return ARROWS.flatMap(({ rule, from, notTo }) => {
    const place = new RegExp(from).exec(path);
    const forbidden = place && new RegExp(notTo.replaceAll('$1', place[1] ?? ''));
    return imported
      .filter((target) => forbidden?.test(target))
      .map((target) => `${path} imports ${target}: ${rule}`);
  });
}
