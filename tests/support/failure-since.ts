import { readFile } from 'node:fs/promises';

/** The Firebase CLI logs one of these when a trigger throws or the process of a function ends. */
const FAILURE = /killed because it raised an unhandled error|Request to function failed/;

/** The stack of the error precedes the line that reports the failure. */
const LINES_BEFORE = 12;

/**
 * Returns the part of a backend's log that reports the first failure of a function, or null if none failed.
 * @param start the length of the log in bytes when the caller began
 */
export async function failureSince(logFile: string, start: number): Promise<string | null> {
  const lines = (await readFile(logFile)).subarray(start).toString().split('\n');
  const index = lines.findIndex((line) => FAILURE.test(line));
  return index === -1 ? null : lines.slice(Math.max(0, index - LINES_BEFORE), index + 1).join('\n');
}
