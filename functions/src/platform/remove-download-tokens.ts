import type { Bucket, StoredFile } from './admin.ts';

/** The default of Cloud Storage for a file that is not public. */
const CACHE_CONTROL = 'private, max-age=0';

/** Replaces all custom metadata, including download tokens. */
const SERVED_BY_RULES = { served_by: 'rules' };

/** Returns the metadata of a file that can only be opened through the rules. */
export function servedByRules(contentType: string | undefined) {
  return { contentType, cacheControl: CACHE_CONTROL, metadata: SERVED_BY_RULES };
}

/**
 * Makes a file accessible only through the rules. A download token bypasses them forever. Rewrites the file without
 * tokens and without its uploader's cache settings, unless it has neither.
 */
export async function removeDownloadTokens(file: StoredFile): Promise<void> {
  const [exists] = await file.exists();
  if (!exists) {
    return;
  }
  const [{ contentType, cacheControl = CACHE_CONTROL, generation, metadata = {} }] = await file.getMetadata();
  const hasOwnMetadata = Object.keys(metadata).some((key) => !Object.hasOwn(SERVED_BY_RULES, key));
  if (hasOwnMetadata || cacheControl !== CACHE_CONTROL) {
    await file.copy(file, {
      ...servedByRules(contentType),
      preconditionOpts: { ifGenerationMatch: generation },
    });
  }
}

export async function removeDownloadTokensBelow(bucket: Bucket, folder: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: folder });
  await Promise.all(files.map(removeDownloadTokens));
}
