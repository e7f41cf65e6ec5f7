import type { Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;
type StoredFile = ReturnType<Bucket['file']>;

/** What the file store itself says of a file that is not public. */
const CACHE_CONTROL = 'private, max-age=0';

/** Replaces all custom metadata, download tokens among it. */
const SERVED_BY_RULES = { served_by: 'rules' };

/**
 * Has a file served by the rules alone: a download token opens it past them, for ever. Rewrites the file without tokens, and without
 * what its uploader said about caches. Nothing happens where there is neither.
 */
export async function removeTokens(file: StoredFile): Promise<void> {
  const [exists] = await file.exists();
  if (!exists) {
    return;
  }
  const [{ contentType, cacheControl = CACHE_CONTROL, generation, metadata = {} }] = await file.getMetadata();
  const hasOwnMetadata = Object.keys(metadata).some((key) => !Object.hasOwn(SERVED_BY_RULES, key));
  if (hasOwnMetadata || cacheControl !== CACHE_CONTROL) {
    await file.copy(file, {
      contentType,
      cacheControl: CACHE_CONTROL,
      metadata: SERVED_BY_RULES,
      preconditionOpts: { ifGenerationMatch: generation },
    });
  }
}

/** The same for every file below a folder. */
export async function removeTokensBelow(bucket: Bucket, folder: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: folder });
  await Promise.all(files.map(removeTokens));
}
