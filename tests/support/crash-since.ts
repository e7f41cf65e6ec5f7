import { readFile } from 'node:fs/promises';

/** The Firebase CLI logs one of these when a function throws outside of a call or its process ends. */
const CRASH = /killed because it raised an unhandled error|Request to function failed/;

/** The stack of the error precedes the line that reports the crash. */
const LINES_BEFORE = 12;

/**
 * Returns the end of a backend's log up to the first crash of a function, or null if none crashed.
 * @param start the length of the log in bytes when the caller began
 */
export async function crashSince(logFile: string, start: number): Promise<string | null> {
  const lines = (await readFile(logFile)).subarray(start).toString().split('\n');
  const index = lines.findIndex((line) => CRASH.test(line));
  return index === -1 ? null : lines.slice(Math.max(0, index - LINES_BEFORE), index + 1).join('\n');
}
