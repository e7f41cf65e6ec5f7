const LAST_LINES = 40;

/** A part of the local backend did not start; the message ends with what it wrote last. */
export class StartFailedError extends Error {
  override readonly name = 'StartFailedError';

  constructor(why: string, output: readonly string[]) {
    super([why, ...output.slice(-LAST_LINES).map((line) => `  ${line}`)].join('\n'));
  }
}
