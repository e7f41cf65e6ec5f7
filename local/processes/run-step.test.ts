import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runStep, stepsBeside } from './run-step.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-step-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('answers with the exit code', async () => {
  expect(await runStep(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
});

it('counts a command that is not there as failed', async () => {
  expect(await runStep('no-such-command', [])).toBe(1);
});

it('runs what may wait behind the others, and adds what it writes to a file', async () => {
  const output = join(folder, 'output.log');
  const writePriority = 'console.log(os.getPriority(), process.env.GREETING)';

  for (const [place, greeting] of [
    ['behind', 'peace'],
    ['aside', 'joy'],
  ] as const) {
    const run = stepsBeside(output, place);
    expect(await run(process.execPath, ['-e', writePriority], { GREETING: greeting })).toBe(0);
  }

  const lines = readFileSync(output, 'utf8').trim().split('\n');
  expect(lines.map((line) => line.split(' ')[1])).toEqual(['peace', 'joy']);
  const priorities = lines.map((line) => Number(line.split(' ')[0]));
  // What runs aside keeps the priority of whoever runs it.
  expect(priorities).toEqual([constants.priority.PRIORITY_BELOW_NORMAL, getPriority()]);
});
