import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      link: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Lock = z.infer<typeof lockSchema>;

const WORKSPACE = 'functions/';
const MODULES = 'node_modules/';

const NPM_INSTALL =
  'install --package-lock-only --no-workspaces --ignore-scripts --prefer-offline --no-audit --loglevel=error';

/**
 * Writes the lockfile next to the functions to upload it with them. Without it, Google's build installs newer packages.
 * npm removes what functions do not need from the repository's lockfile.
 * @throws if the lockfile has a version that the repository's lockfile does not have, because no test ran with it
 */
export function writeFunctionsLockfile(folder: string): void {
  const functions = join(folder, 'functions');
  const lockfile = join(functions, 'package-lock.json');
  const tested = readLock(join(folder, 'package-lock.json'));
  writeFileSync(lockfile, JSON.stringify(withoutWorkspaces(tested)));
  execFileSync('npm', NPM_INSTALL.split(' '), { cwd: functions, stdio: ['ignore', 'ignore', 'inherit'] });
  const untested = untestedVersions(readLock(lockfile), tested);
  if (untested.length > 0) {
    throw new Error(
      `The lockfile of the functions has versions that no test ran with: ${untested.join(', ')}`,
    );
  }
}

/**
 * Returns the lockfile as if the functions stood alone: without other workspaces, and with their own packages outermost.
 * A package of the repository whose place is taken moves to the packages that need it. Otherwise npm would ask its
 * registry which version they get.
 */
export function withoutWorkspaces({ packages, ...lock }: Lock): Lock {
  const entries = Object.entries(packages).filter(([, { link }]) => !link);
  const shared = entries.filter(([path]) => path.startsWith(MODULES));
  const own = entries
    .filter(([path]) => path.startsWith(`${WORKSPACE}${MODULES}`))
    .map(([path, found]) => [path.slice(WORKSPACE.length), found] as const);
  const taken = own.flatMap(([path]) => {
    const moved = packages[path];
    return moved === undefined ? [] : [{ name: path.slice(MODULES.length), moved }];
  });
  const nested = shared.flatMap(([path, { dependencies = {} }]) =>
    taken
      .filter(({ name }) => name in dependencies)
      .map(({ name, moved }) => [`${path}/${MODULES}${name}`, moved] as const),
  );
  return { ...lock, packages: Object.fromEntries([...nested, ...shared, ...own]) };
}

/** Returns the packages of a lockfile that another lockfile does not have in the same version, such as `zod@4.6.7`. */
export function untestedVersions(lock: Lock, tested: Lock): string[] {
  const known = new Set(versionsOf(tested));
  return versionsOf(lock).filter((version) => !known.has(version));
}

function versionsOf({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.includes(MODULES))
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf(MODULES) + MODULES.length)}@${version}`);
}

function readLock(file: string): Lock {
  return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
