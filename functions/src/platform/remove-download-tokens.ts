import { CONTENT_FOLDER } from '@prayer-community/domain/daily-content/content-folder';
import type { Bucket, StoredFile } from './admin.ts';

/** The default of Cloud Storage for a file that is not public. */
const DEFAULT_CACHE_CONTROL = 'private, max-age=0';

/** Everyone may open the files of the feed, and a file never changes under its name. */
const CONTENT_CACHE_CONTROL = 'private, max-age=86400';

/** Replaces all custom metadata, including download tokens. */
const SERVED_BY_RULES = { served_by: 'rules' };

/** Returns the metadata of a file that can only be opened through the rules. */
export function servedByRules(path: string, contentType: string | undefined) {
  return { contentType, cacheControl: cacheControlOf(path), metadata: SERVED_BY_RULES };
}

function cacheControlOf(path: string): string {
  return path.startsWith(`${CONTENT_FOLDER}/`) ? CONTENT_CACHE_CONTROL : DEFAULT_CACHE_CONTROL;
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
  const [stored] = await file.getMetadata();
  const { contentType, cacheControl = DEFAULT_CACHE_CONTROL, generation, metadata = {} } = stored;
  const hasOwnMetadata = Object.keys(metadata).some((key) => !Object.hasOwn(SERVED_BY_RULES, key));
  if (hasOwnMetadata || cacheControl !== cacheControlOf(file.name)) {
    await file.copy(file, {
      ...servedByRules(file.name, contentType),
      preconditionOpts: { ifGenerationMatch: generation },
    });
  }
}

export async function removeDownloadTokensBelow(bucket: Bucket, folder: string): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: folder });
  await Promise.all(files.map(removeDownloadTokens));
}
