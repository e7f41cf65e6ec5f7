import { logFailure } from './log-failure.ts';

/**
 * Cleans up after an error that the caller throws next. A failure to clean up is logged and does not replace that error.
 * @param what a description of the failure for the log
 */
export async function cleanUp(what: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    logFailure(what, error);
  }
}
