import { importsOf, isOfTests, type Module } from './imports.ts';

/** Folders whose direct subfolders must not import each other in a cycle. */
const PARENTS = ['domain/src', 'functions/src', 'web/src'];

/** Returns the import cycles between folders, one line each, such as `domain/src: auth → staff → auth`. */
export function findCycles(modules: readonly Module[]): string[] {
  return PARENTS.flatMap((parent) =>
    cyclesIn(importsOfFolders(parent, modules)).map((cycle) => `${parent}: ${cycle.join(' → ')}`),
  );
}

type FolderImports = ReadonlyMap<string, ReadonlySet<string>>;

function importsOfFolders(parent: string, modules: readonly Module[]): FolderImports {
  const imports = new Map<string, Set<string>>();
  for (const module of modules.filter((each) => !isOfTests(each))) {
    const folder = folderIn(parent, module.path);
    const imported = importsOf(module).map((path) => folderIn(parent, path));
    for (const other of imported) {
      if (folder !== null && other !== null && other !== folder) {
        imports.set(folder, (imports.get(folder) ?? new Set()).add(other));
      }
    }
  }
  return imports;
}

/** Returns the direct subfolder of `parent` that contains the path. Null if the path is elsewhere or in no subfolder. */
function folderIn(parent: string, path: string): string | null {
  const [folder, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
  return folder !== undefined && rest.length > 0 ? folder : null;
}

function cyclesIn(imports: FolderImports): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();

  function follow(folder: string, way: readonly string[]): void {
    if (way.includes(folder)) {
      cycles.push([...way.slice(way.indexOf(folder)), folder]);
    } else if (!finished.has(folder)) {
      for (const next of imports.get(folder) ?? []) {
        follow(next, [...way, folder]);
      }
      finished.add(folder);
    }
  }

  for (const folder of imports.keys()) {
    follow(folder, []);
  }
  return cycles;
}
