import { createHash } from 'node:crypto';
import type { CallableInput } from '@prayer-community/domain/callables';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { CheckedFile } from '@prayer-community/domain/import/check-file';
import { chunkRows } from '@prayer-community/domain/import/chunk-rows';
import { importRowsInputSchema } from '@prayer-community/domain/import/import-calls';
import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import { recognizeColumns } from '@prayer-community/domain/import/recognize-columns';
import type { StoredImport } from '@prayer-community/domain/import/stored-import';
import { checkFile } from '@prayer-community/domain/testing/check-file';
import { readImport } from '../data/import.ts';
import { resultOf } from './call-function.ts';
import { testFirestore } from './test-backend.ts';

/** Checks a file as the import page does. */
export function checkedFile<Kind extends ImportKind>(
  kind: Kind,
  [header, ...records]: readonly [readonly string[], ...string[][]],
): CheckedFile<Kind> {
  const columns = recognizeColumns(kind, header);
  return checkFile(kind, records, {
    columns,
    dayOrder: 'month_first',
    now: new Date(),
    language: 'en',
  });
}

/** Makes the calls of a page that imports a file. */
export class ImportingPage<Kind extends ImportKind> {
  readonly #idToken: string;
  readonly #file: CheckedFile<Kind>;
  readonly #chunks: readonly (readonly object[])[];
  importId = '';

  constructor(file: CheckedFile<Kind>, idToken: string) {
    this.#file = file;
    this.#idToken = idToken;
    this.#chunks = chunkRows(file.kind, file.rows);
  }

  get chunkCount(): number {
    return this.#chunks.length;
  }

  get plan(): CallableInput<'startImport'> {
    const { kind, rows, badRows } = this.#file;
    return {
      kind,
      file_name: 'from-elsewhere.csv',
      fingerprint: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
      row_count: rows.length,
      bad_row_count: badRows.length,
      chunk_count: this.#chunks.length,
      language: 'en',
    };
  }

  chunk(index: number): CallableInput<'importRows'> {
    return importRowsInputSchema.parse({
      importId: this.importId,
      index,
      kind: this.#file.kind,
      rows: this.#chunks[index],
    });
  }

  /** Starts the import and sends the chunks before `until` that are not stored yet. */
  async run(until: number = this.#chunks.length): Promise<StoredImport<Date>> {
    const started = await resultOf('startImport', this.plan, { idToken: this.#idToken });
    if (!started.success) {
      throw new Error(started.error);
    }
    this.importId = started.importId;
    for (let index = started.chunksDone; index < until; index += 1) {
      await this.send(index);
    }
    return this.stored();
  }

  async send(index: number): Promise<void> {
    const answer = await resultOf('importRows', this.chunk(index), { idToken: this.#idToken });
    if (!answer.success) {
      throw new Error(answer.error);
    }
  }

  /** Undoes the import, at most `chunks` chunks of it. */
  async undo(chunks: number = this.#chunks.length + 1): Promise<StoredImport<Date>> {
    for (let done = 0; done < chunks; done += 1) {
      const answer = await resultOf('undoImport', { importId: this.importId }, { idToken: this.#idToken });
      if (!answer.success) {
        throw new Error(answer.error);
      }
      if (answer.state === 'undone') {
        break;
      }
    }
    return this.stored();
  }

  async stored(): Promise<StoredImport<Date>> {
    const stored = readImport(await testFirestore().collection(COLLECTIONS.imports).doc(this.importId).get());
    if (!stored) {
      throw new Error('there is no such import');
    }
    return stored;
  }
}
