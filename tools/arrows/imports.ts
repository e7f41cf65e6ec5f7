import { posix } from 'node:path';

/** A module of the repository: its path, and its text. */
export interface Module {
  readonly path: string;
  readonly source: string;
}

/** `from '…'`, `import '…'` and `import('…')`, of types too. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g;

/** `@prayer-community/domain/staff/role`: a module of a package of ours. */
const OUR_PACKAGES = /^@prayer-community\/(?<name>[^/]+)\/(?<module>.+)$/;

const TEST = /\.test\.tsx?$|\/testing\//;

/** True for a test and for what only tests use, which may import anything. */
export function isOfTests({ path }: Module): boolean {
  return TEST.test(path);
}

/** The paths of what a module imports, packages that are not ours aside. */
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
