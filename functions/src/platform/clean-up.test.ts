import { logger } from 'firebase-functions/logger';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp } from './clean-up.ts';

it('cleanUp logs a failure, which does not replace the error that is thrown next', async () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  onTestFinished(() => write.mockRestore());

  await cleanUp('The lease could not be ended', () => Promise.reject(new Error('unavailable')));

  const entry = { severity: 'ERROR', message: 'The lease could not be ended' };
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(entry));
});
