import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileLine } from '@prayer-community/domain/church-export/archive-format';
import type { Bucket } from '../platform/admin.ts';
import { servedByRules } from '../platform/remove-download-tokens.ts';

/**
 * Stores a file from the archive so that it can only be opened through the rules.
 * @throws Error if its bytes differ from the exported ones
 */
export async function importFile(
  bucket: Bucket,
  bytes: Readable,
  { path, content_type, sha256 }: FileLine,
): Promise<void> {
  const hash = createHash('sha256');
  const file = bucket.file(path);
  await pipeline(
    bytes,
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    file.createWriteStream({ metadata: servedByRules(path, content_type ?? 'application/octet-stream') }),
  );
  if (hash.digest('hex') !== sha256) {
    await file.delete({ ignoreNotFound: true });
    throw new Error(`The archive was changed since it was made: ${path}`);
  }
}
