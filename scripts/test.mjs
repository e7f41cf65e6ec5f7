import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const report = join(mkdtempSync(join(tmpdir(), 'prayer-community-test-')), 'report.json');
const run = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--root',
    'domain',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { stdio: 'inherit' },
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(run.status ?? 1);
