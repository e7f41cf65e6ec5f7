import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_FILE_MAX_MB,
  IMPORT_MAX_ROWS,
} from '@prayer-community/domain/import/import-kind';
import { t } from '@prayer-community/i18n/text';
import Papa from 'papaparse';
import { decodeText, isWorkbook } from './decode-text.ts';
import { sha256 } from './sha256.ts';

export interface CsvFile {
  name: string;
  /** The SHA-256 of the file's bytes. */
  fingerprint: string;
  header: readonly string[];
  records: readonly string[][];
}

/** A file that cannot be read. The message says why. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/**
 * Reads a CSV file. Detects its delimiter and encoding.
 * @throws UnreadableFileError
 */
export async function readCsv(file: File): Promise<CsvFile> {
  if (file.size > IMPORT_FILE_MAX_BYTES) {
    throw new UnreadableFileError(t(`This file is larger than ${IMPORT_FILE_MAX_MB} MB. Please split it.`));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) {
    throw new UnreadableFileError(t('This is a workbook. Please save the sheet as CSV first.'));
  }
  const { data, errors } = Papa.parse<string[]>(decodeText(bytes).trimEnd());
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new UnreadableFileError(
      t('Row {row} has a quotation mark that never ends.', { row: (broken.row ?? 0) + 1 }),
    );
  }
  const [header = [], ...records] = data;
  if (records.length === 0) {
    throw new UnreadableFileError(t('This file has no rows below its header row.'));
  }
  if (records.length > IMPORT_MAX_ROWS) {
    throw new UnreadableFileError(t('This file has too many rows. Please split it and import the parts.'));
  }
  return { name: file.name, fingerprint: await sha256(bytes), header, records };
}
