import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { writeDeployedConfig } from './deployed-config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
  copyFileSync(join(REPOSITORY, 'firebase.json'), join(folder, 'firebase.json'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('the deployed config routes the site to functions in its region and runs no predeploy builds', () => {
  const file = writeDeployedConfig(folder, {
    region: 'europe-west3',
    embedOrigins: 'https://www.our-church.org',
  });

  const { functions, hosting } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect([functions[0].predeploy, hosting.predeploy]).toEqual([[], []]);
  expect(hosting.rewrites).toContainEqual({
    source: '/mail/unsubscribe',
    function: { functionId: 'unsubscribeOneClick', region: 'europe-west3' },
  });
  expect(JSON.stringify(hosting.headers)).toContain('frame-ancestors https://www.our-church.org');
});
