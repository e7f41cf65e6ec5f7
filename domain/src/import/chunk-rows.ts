import { CALLABLE_BODY_MAX_BYTES } from '../limits.ts';
import type { ImportKind } from './import-kind.ts';

/** Maximum number of rows per call. Each person gets an account, and a group invites many people. */
export const CHUNK_MAX_ROWS: Readonly<Record<ImportKind, number>> = { requests: 100, people: 10, groups: 3 };

/** Maximum size of the rows in one call. Leaves room for the other fields. */
export const CHUNK_MAX_BYTES = CALLABLE_BODY_MAX_BYTES - 4096;

/** Splits the rows of a file into chunks that fit one call. The same rows are always split the same way. */
export function chunkRows<Row>(kind: ImportKind, rows: readonly Row[]): readonly (readonly Row[])[] {
  const chunks: Row[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = byteLength(JSON.stringify(row)) + 1;
    const last = chunks.at(-1);
    if (last && last.length < CHUNK_MAX_ROWS[kind] && bytes + size <= CHUNK_MAX_BYTES) {
      last.push(row);
      bytes += size;
    } else {
      chunks.push([row]);
      bytes = size;
    }
  }
  return chunks;
}

/** Counts UTF-8 bytes. */
function byteLength(json: string): number {
  let bytes = 0;
  for (const char of json) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
