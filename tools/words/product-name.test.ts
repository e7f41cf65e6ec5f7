import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_NAME } from '@prayer-community/domain/settings/site-identity';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { repositoryFiles } from '../repository-files.ts';

/** Matches files that reach visitors, requesters, or staff. */
const SHIPPED = /^(?:(?:domain|functions|web)\/src|web\/public)\/|^web\/[^/]+\.(?:html|ts)$/;
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\.(?:png|webp)$/;

it('the product name appears only as the default name of a community without a name', () => {
  const shipped = repositoryFiles().filter((path) => SHIPPED.test(path) && !NOT_SHIPPED.test(path));
  const naming = shipped.filter((path) =>
    readFileSync(join(REPOSITORY, path), 'utf8').includes(DEFAULT_NAME),
  );

  expect(naming).toEqual(['domain/src/settings/site-identity.ts']);
});
