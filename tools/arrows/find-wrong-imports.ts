import { posix } from 'node:path';
import { ARROWS } from './arrows.ts';

/** A module of the repository: its path, and its text. */
export interface Module {
  readonly path: string;
  readonly source: string;
}

/** `from '…'`, `import '…'` and `import('…')`, of types too. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g;

const DOMAIN = '@prayer-community/domain/';

const TEST = /\.test\.tsx?$|\/testing\//;

/** The imports that no arrow allows, one line each. */
export function findWrongImports(modules: readonly Module[]): string[] {
  return modules.filter(({ path }) => !TEST.test(path)).flatMap(problemsOf);
}

function problemsOf({ path, source }: Module): string[] {
  const imported = [...source.matchAll(IMPORT)].flatMap(({ groups }) =>
    pathOf(path, groups?.specifier ?? ''),
  );
  return ARROWS.flatMap(({ rule, from, notTo }) => {
    const place = new RegExp(from).exec(path);
    const forbidden = place && new RegExp(notTo.replaceAll('$1', place[1] ?? ''));
    return imported
      .filter((target) => forbidden?.test(target))
      .map((target) => `${path} imports ${target}: ${rule}`);
  });
}

/** The path of what a module imports; none for a package that is not ours. */
function pathOf(importer: string, specifier: string): string[] {
  if (specifier.startsWith(DOMAIN)) {
    return [`domain/src/${specifier.slice(DOMAIN.length)}.ts`];
  }
  return specifier.startsWith('.') ? [posix.join(posix.dirname(importer), specifier)] : [];
}
