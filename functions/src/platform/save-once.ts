import type { StoredFile } from './admin.ts';
import { hasCode, STORAGE_CODES } from './error-code.ts';

/** Saves a file whose content never changes, unless it exists. Idempotent. */
export async function saveOnce(
  file: StoredFile,
  content: Buffer | string,
  contentType: string,
): Promise<void> {
  try {
    // Only with a precondition, the SDK retries if the connection breaks.
    await file.save(content, { contentType, resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
  } catch (error) {
    // The file already exists.
    if (!hasCode(error, STORAGE_CODES.preconditionFailed)) {
      throw error;
    }
  }
}
