import { expect, it } from 'vitest';
import { runStep } from './run-step.ts';

it('runStep returns the exit code', async () => {
  expect(await runStep(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
});

it('runStep treats a missing command as failed', async () => {
  expect(await runStep('no-such-command', [])).toBe(1);
});
