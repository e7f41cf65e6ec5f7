import { readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import * as z from 'zod';

const versionsSchema = z.record(z.string(), z.string());

const packageSchema = z.looseObject({
  version: z.string().optional(),
  dependencies: versionsSchema.optional(),
  optionalDependencies: versionsSchema.optional(),
  peerDependencies: versionsSchema.optional(),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
});

type Package = z.infer<typeof packageSchema>;

const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });

const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies: versionsSchema,
});

const WORKSPACE = 'functions';
const MODULES = 'node_modules';

/**
 * Returns a lockfile for the functions only, with the versions of the repository's lockfile that the tests ran with.
 * @param manifest the functions' package.json
 * @param lock the repository's package-lock.json
 */
export function functionsLockfile(manifest: unknown, lock: unknown): object {
  const own = manifestSchema.parse(manifest);
  const { packages } = lockSchema.parse(lock);
  const placed: Record<string, Package> = {};
  const open: { from: string; to: string; name: string; isOptional: boolean }[] = Object.keys(
    own.dependencies,
  ).map((name) => ({ from: WORKSPACE, to: '', name, isOptional: false }));
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { from, to, name, isOptional } = next;
    const source = resolve(packages, from, name);
    if (source === null) {
      if (isOptional) {
        continue;
      }
      throw new Error(`package-lock.json has no ${name} for ${from}`);
    }
    const target = placeFor(placed, to, name, packages[source]?.version);
    if (target === null) {
      continue;
    }
    const { dev: _, peer: __, devOptional: ___, ...found } = packages[source] ?? {};
    placed[target] = found;
    for (const [needed, isNeededOptional] of needs(found)) {
      open.push({ from: source, to: target, name: needed, isOptional: isNeededOptional });
    }
  }
  return {
    name: own.name,
    version: own.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...sorted(placed) },
  };
}

/** Writes the lockfile next to the functions to upload it with them. Without it, Google's build installs newer packages. */
export function writeFunctionsLockfile(folder: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(joinPath(folder, file), 'utf8'));
  const lockfile = functionsLockfile(read('functions/package.json'), read('package-lock.json'));
  writeFileSync(joinPath(folder, 'functions', 'package-lock.json'), `${JSON.stringify(lockfile, null, 2)}\n`);
}

function needs({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Package): [name: string, isOptional: boolean][] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].map((name) => [
    name,
    Object.hasOwn(optionalDependencies, name),
  ]);
}

/** Finds a package from another as Node does: in the nearest `node_modules` folder. */
function resolve(packages: Readonly<Record<string, unknown>>, from: string, name: string): string | null {
  return (
    foldersOf(from)
      .map((folder) => join(folder, name))
      .find((path) => Object.hasOwn(packages, path)) ?? null
  );
}

/** Returns the outermost path at which the asking package finds exactly this version. Null if it already does. */
function placeFor(
  placed: Readonly<Record<string, Package>>,
  asking: string,
  name: string,
  version?: string,
): string | null {
  const paths = foldersOf(asking).map((folder) => join(folder, name));
  const nearest = paths.findIndex((path) => Object.hasOwn(placed, path));
  if (nearest === -1) {
    return paths.at(-1) ?? null;
  }
  return placed[paths[nearest] ?? '']?.version === version ? null : (paths[nearest - 1] ?? paths[0] ?? null);
}

/** Returns a package's own folder and the folders around it, nearest first. */
function foldersOf(path: string): string[] {
  if (path === '') {
    return [''];
  }
  const parts = path.split(`/${MODULES}/`);
  const around = parts.map((_, count) => parts.slice(0, count + 1).join(`/${MODULES}/`));
  return [...around.reverse(), ''];
}

function join(folder: string, name: string): string {
  return folder === '' ? `${MODULES}/${name}` : `${folder}/${MODULES}/${name}`;
}

function sorted(placed: Readonly<Record<string, Package>>): Record<string, Package> {
  return Object.fromEntries(Object.entries(placed).sort(([one], [other]) => (one < other ? -1 : 1)));
}
