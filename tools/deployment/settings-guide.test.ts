import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { settingsTable } from './settings-guide.ts';

it('the guide has the table of all settings', () => {
  expect(readFileSync(join(REPOSITORY, 'docs', 'deploy.md'), 'utf8')).toContain(settingsTable());
});
