import { CALLABLE_BODY_MAX_BYTES } from '../limits.ts';
import type { ImportKind } from './import-kind.ts';

/** Most rows of one call: people get an account each, and groups invite many. */
export const CHUNK_MAX_ROWS: Readonly<Record<ImportKind, number>> = { requests: 100, people: 10, groups: 3 };

/** Most bytes of the rows of one call, beside which there are its other fields. */
export const CHUNK_MAX_BYTES = CALLABLE_BODY_MAX_BYTES - 4096;

/** Cuts the rows of a file into what one call takes: the same rows always in the same way. */
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

/** In UTF-8. */
function byteLength(json: string): number {
  let bytes = 0;
  for (const char of json) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
