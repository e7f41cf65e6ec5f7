import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';

const BYTES_PER_KB = 1000;

const precachedFilesSchema = z
  .array(z.object({ url: z.string(), isForStaff: z.boolean().default(false) }))
  .min(1);

/**
 * Returns the gzip size in kB of what the service worker of a build precaches: for everyone, and additionally when a
 * staff member signs in.
 */
export function measurePrecache(siteFolder: string): { forVisitors: number; forStaff: number } {
  // Workbox writes the list of files into the worker as JSON.
  const worker = readFileSync(join(siteFolder, 'service-worker.js'), 'utf8');
  const files = precachedFilesSchema.parse(
    JSON.parse(/\[\{[^[\]]*"url":[^[\]]*\}\]/.exec(worker)?.[0] ?? '[]'),
  );
  const kilobytes = (isForStaff: boolean) =>
    files
      .filter((file) => file.isForStaff === isForStaff)
      .reduce((sum, { url }) => sum + gzipSync(readFileSync(join(siteFolder, url))).length / BYTES_PER_KB, 0);
  return { forVisitors: kilobytes(false), forStaff: kilobytes(true) };
}
