import { hasCode, STORAGE_CODES } from './error-code.ts';

/** True if Cloud Storage failed because a file does not exist. */
export function isMissingFile(error: unknown): boolean {
  return hasCode(error, STORAGE_CODES.notFound);
}
