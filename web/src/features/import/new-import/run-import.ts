import { beginningOf } from '@prayer-community/domain/fields/beginning-of';
import { chunkRows } from '@prayer-community/domain/import/chunk-rows';
import { importRowsInputSchema, type RefusedRow } from '@prayer-community/domain/import/import-calls';
import { type ColumnMapping, FILE_NAME_MAX_CHARS } from '@prayer-community/domain/import/stored-import';
import type { Language } from '@prayer-community/i18n/language';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { sha256 } from '../file/sha256.ts';
import type { AnyCheckedFile } from './use-checked-rows.ts';

export interface ImportedFile {
  name: string;
  mapping: ColumnMapping;
  language: Language;
}

export interface ImportProgress {
  importId: string;
  doneRows: number;
  refusedRows: readonly RefusedRow[];
}

/**
 * Sends the rows of a file chunk by chunk. Skips chunks that an earlier attempt has stored.
 * @throws CallFailure if a chunk is refused or gets no response. Calling again continues with that chunk
 */
export async function runImport(
  { name, mapping, language }: ImportedFile,
  { kind, rows, badRows }: AnyCheckedFile,
  onProgress: (progress: ImportProgress) => void,
  stopping: AbortSignal,
): Promise<void> {
  const chunks = chunkRows<object>(kind, rows);
  const {
    importId,
    chunksDone,
    refusedRows: refusedBefore,
  } = await callOrThrow('startImport', {
    kind,
    file_name: beginningOf(name, FILE_NAME_MAX_CHARS),
    fingerprint: await fingerprintOf(kind, rows),
    mapping,
    row_count: rows.length,
    bad_row_count: badRows.length,
    chunk_count: chunks.length,
    language,
  });
  let doneRows = chunks.slice(0, chunksDone).flat().length;
  let refusedRows = refusedBefore;
  onProgress({ importId, doneRows, refusedRows });
  for (const [index, chunk] of chunks.entries()) {
    if (stopping.aborted) {
      return;
    }
    if (index >= chunksDone) {
      const input = importRowsInputSchema.parse({ importId, index, kind, rows: chunk });
      const stored = await callOrThrow('importRows', input);
      refusedRows = [...refusedRows, ...stored.refusedRows];
      doneRows += chunk.length;
      onProgress({ importId, doneRows, refusedRows });
    }
  }
}

function fingerprintOf(kind: string, rows: readonly object[]): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify([kind, rows])));
}
