import { expect, it } from 'vitest';
import { untestedVersions, withoutWorkspaces } from './functions-lockfile.ts';

it("the packages of the functions take the place of the repository's, and workspaces are left out", () => {
  const packages = {
    '': { version: '1.0.0' },
    functions: { version: '1.0.0' },
    'functions/node_modules/b': { version: '2.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/domain': { link: true },
    'web/node_modules/a': { version: '3.0.0' },
  };

  expect(withoutWorkspaces({ lockfileVersion: 3, packages })).toEqual({
    lockfileVersion: 3,
    packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } },
  });
});

it('a package whose place is taken moves to those that need it and have none of their own', () => {
  const packages = {
    'functions/node_modules/b': { version: '2.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { b: '^0.1.0' } },
    'node_modules/c/node_modules/b': { version: '0.1.0' },
  };

  expect(withoutWorkspaces({ packages })).toEqual({
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', dependencies: { b: '^0.1.0' } },
      'node_modules/c/node_modules/b': { version: '0.1.0' },
    },
  });
});

it("a version that the repository's lockfile does not have is untested, wherever it is placed", () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/@scope/a': { version: '1.0.0' },
      'node_modules/b/node_modules/@scope/a': { version: '1.0.1' },
    },
  };
  const tested = { packages: { 'node_modules/c/node_modules/@scope/a': { version: '1.0.0' } } };

  expect(untestedVersions(lock, tested)).toEqual(['@scope/a@1.0.1']);
});
