import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REPOSITORY } from '../project.ts';

const namesAndVersions = z.record(z.string(), z.string());
const manifestSchema = z.looseObject({
  dependencies: namesAndVersions.default({}),
  devDependencies: namesAndVersions.default({}),
  overrides: namesAndVersions.default({}),
});
const lockSchema = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })),
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8'));

describe("the deployed functions' packages, installed from their own package.json", () => {
  const deployed = manifestSchema.parse(readJson('functions/package.json'));

  it('have the versions that the tests ran with', () => {
    const { packages } = lockSchema.parse(readJson('package-lock.json'));
    const tested = (name: string) =>
      (packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`])?.version;
    expect(Object.keys(deployed.dependencies)).not.toEqual([]);
    for (const [name, version] of Object.entries(deployed.dependencies)) {
      expect({ name, version }).toEqual({ name, version: tested(name) });
    }
  });

  it('use the same overrides, because npm reads them only from the outermost package.json', () => {
    expect(deployed.overrides).toEqual(manifestSchema.parse(readJson('package.json')).overrides);
  });
});
