import { posix } from 'node:path';

export interface Module {
  readonly path: string;
  readonly source: string;
}

/** Matches `from '…'`, `import '…'` and `import('…')`, including type imports. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g;

/** Matches a module of a workspace package, such as `@prayer-community/domain/staff/role`. */
const OUR_PACKAGES = /^@prayer-community\/(?<name>[^/]+)\/(?<module>.+)$/;

const TEST = /\.test\.tsx?$|\/testing\//;

/** Returns true for tests and test-only modules, which may import anything. */
export function isOfTests({ path }: Module): boolean {
  return TEST.test(path);
}

/** Returns the paths that a module imports. Omits third-party packages. */
export function importsOf({ path, source }: Module): string[] {
  return [...source.matchAll(IMPORT)].flatMap(({ groups }) => pathOf(path, groups?.specifier ?? ''));
}

function pathOf(importer: string, specifier: string): string[] {
  const ours = OUR_PACKAGES.exec(specifier)?.groups;
  if (ours !== undefined) {
    return [`${ours.name}/src/${ours.module}.ts`];
  }
  return specifier.startsWith('.') ? [posix.join(posix.dirname(importer), specifier)] : [];
}
