import { expect, it } from 'vitest';
import { runStep } from './run-step.ts';

it('answers with the exit code', async () => {
  expect(await runStep(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
});

it('counts a command that is not there as failed', async () => {
  expect(await runStep('no-such-command', [])).toBe(1);
});
