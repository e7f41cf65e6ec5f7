import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { REPOSITORY } from '../project.ts';
import { functionsLockfile } from './functions-lockfile.ts';

const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })),
});

const read = (file: string): unknown => JSON.parse(readFileSync(join(REPOSITORY, file), 'utf8'));
const versionsOf = (lockfile: unknown) =>
  Object.entries(lockSchema.parse(lockfile).packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/'))}@${version}`);

it("the functions lockfile contains only versions from the repository's lockfile", () => {
  const ours = read('package-lock.json');
  const versions = versionsOf(functionsLockfile(read('functions/package.json'), ours));

  expect(versions.length).toBeGreaterThan(100);
  expect(versions.filter((version) => !versionsOf(ours).includes(version))).toEqual([]);
});

it('the functions lockfile nests a package if another package needs a different version of it', () => {
  const manifest = { name: 'functions', version: '1.0.0', dependencies: { a: '1.0.0', b: '2.0.0' } };
  const packages = {
    'functions/node_modules/b': { version: '2.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/unneeded': { version: '1.0.0' },
  };

  expect(functionsLockfile(manifest, { packages })).toMatchObject({
    packages: {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
    },
  });
});
