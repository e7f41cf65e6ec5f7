import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod';

type StoredFile = ReturnType<ReturnType<Storage['bucket']>['file']>;

/** HTTP 412 (Precondition Failed): the file already exists. */
const existsSchema = z.object({ code: z.literal(412) });

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
    if (!existsSchema.safeParse(error).success) {
      throw error;
    }
  }
}
