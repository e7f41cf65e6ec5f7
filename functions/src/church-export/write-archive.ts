import { Readable } from 'node:stream';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_PATHS,
  documentsEntry,
  type ExportedAccount,
  type FileLine,
  fileEntry,
  type Manifest,
  README_PATHS,
  tableEntry,
} from '@prayer-community/domain/church-export/archive-format';
import {
  type ExportTable,
  tableHeading,
  tableRow,
} from '@prayer-community/domain/church-export/export-table';
import { EXPORT_TABLES } from '@prayer-community/domain/church-export/export-tables';
import { EXPORTED_FILE_FOLDERS, EXPORTED_KINDS } from '@prayer-community/domain/church-export/exported-kinds';
import { exportReadme } from '@prayer-community/domain/church-export/readme';
import type { DocumentKind } from '@prayer-community/domain/direct-access';
import { BYTE_ORDER_MARK } from '@prayer-community/domain/fields/csv-line';
import type { Language } from '@prayer-community/i18n/language';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Bucket, StoredFile } from '../platform/admin.ts';
import type { ArchiveWriter, Written } from './archive-writer.ts';
import { readAccounts } from './read-accounts.ts';
import { readDocuments } from './read-documents.ts';
import { listFiles, readFile } from './read-files.ts';
import { encodeFields, isPlainObject } from './stored-value.ts';

export interface ChurchStores {
  db: Firestore;
  auth: Auth;
  bucket: Bucket;
}

interface Archived {
  exportId: string;
  project: string;
  community: string;
  /** The languages of the README files. */
  languages: readonly Language[];
  /** The archive contains every document as of this time. */
  readTime: Timestamp;
  /** Called after each document and file. */
  onProgress: () => void;
}

/** Writes all data into an archive, one entry at a time, and ends the archive. */
export async function writeArchive(
  writer: ArchiveWriter,
  { db, auth, bucket }: ChurchStores,
  archived: Archived,
): Promise<void> {
  const documents = await addDocuments(writer, db, archived);
  const accounts = await allAccounts(auth);
  const accountList = await writer.add(ARCHIVE_PATHS.accounts, inLines(accounts), true);
  await addTables(writer, db, accounts, archived);
  const fileList = await addFiles(writer, bucket, archived);
  await addManifest(writer, [...documents, accountList, fileList], archived);
  writer.end();
}

async function addDocuments(writer: ArchiveWriter, db: Firestore, archived: Archived): Promise<Written[]> {
  const written: Written[] = [];
  for (const kind of EXPORTED_KINDS) {
    written.push(await writer.add(documentsEntry(kind), documentLines(db, kind, archived), true));
  }
  return written;
}

async function* documentLines(db: Firestore, kind: DocumentKind, { readTime, onProgress }: Archived) {
  for await (const document of readDocuments(db, kind, readTime)) {
    yield toLine({ path: document.ref.path, data: encodeFields(document.data()) });
    onProgress();
  }
}

async function allAccounts(auth: Auth): Promise<ExportedAccount[]> {
  const accounts: ExportedAccount[] = [];
  for await (const account of readAccounts(auth)) {
    accounts.push(account);
  }
  return accounts;
}

async function addTables(
  writer: ArchiveWriter,
  db: Firestore,
  accounts: readonly ExportedAccount[],
  { readTime }: Archived,
): Promise<void> {
  for (const table of EXPORT_TABLES) {
    await writer.add(tableEntry(table.name), tableLines(table, db, accounts, readTime), true);
  }
}

/**
 * One after the other, many files would take longer than the function may run. More at once, each up to 50 MiB, would
 * fill its memory.
 */
const READ_AHEAD = { concurrency: 4, highWaterMark: 1 };

/** Adds the files and returns their list's entry. */
async function addFiles(writer: ArchiveWriter, bucket: Bucket, { onProgress }: Archived): Promise<Written> {
  const files: FileLine[] = [];
  for (const folder of EXPORTED_FILE_FOLDERS) {
    const contents = Readable.from(listFiles(bucket, folder)).map(readContent, READ_AHEAD);
    for await (const content of contents) {
      files.push(...(await addFile(writer, content)));
      onProgress();
    }
  }
  return writer.add(ARCHIVE_PATHS.fileList, inLines(files), true);
}

/** Adds the manifest, and before it the README files, which describe what it lists. */
async function addManifest(
  writer: ArchiveWriter,
  written: readonly Written[],
  { exportId, project, community, languages, readTime }: Archived,
): Promise<void> {
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    export_id: exportId,
    project,
    exported_at: readTime.toDate().toISOString(),
    lines: written.map(({ path, count, sha256 }) => ({ path, count, sha256 })),
  };
  for (const language of languages) {
    await writer.add(README_PATHS[language], inOnePiece(exportReadme(language, manifest, community)), true);
  }
  await writer.add(ARCHIVE_PATHS.manifest, inOnePiece(JSON.stringify(manifest, null, 2)), true);
}

interface FileContent {
  file: StoredFile;
  bytes: Buffer | null;
}

async function readContent(file: StoredFile): Promise<FileContent> {
  return { file, bytes: await readFile(file) };
}

/** Copies a file. If it was deleted after being listed, there is nothing to copy. */
async function addFile(writer: ArchiveWriter, { file, bytes }: FileContent): Promise<FileLine[]> {
  if (bytes === null) {
    return [];
  }
  // Recordings and images barely compress.
  const written = await writer.add(fileEntry(file.name), inOnePiece(bytes), false);
  const content_type = file.metadata.contentType ?? null;
  return [{ path: file.name, content_type, bytes: written.bytes, sha256: written.sha256 }];
}

async function* tableLines(
  table: ExportTable,
  db: Firestore,
  accounts: readonly ExportedAccount[],
  readTime: Timestamp,
) {
  yield `${BYTE_ORDER_MARK}${tableHeading(table)}`;
  if (table.rowsOf === 'accounts') {
    yield* accounts.map((account) => tableRow(table, account));
    return;
  }
  const [parent = ''] = table.rowsOf.split('/');
  for await (const document of readDocuments(db, table.rowsOf, readTime)) {
    const above = document.ref.parent.parent;
    const ids = { id: document.id, ...(above && { [PARENT_HEADINGS[parent] ?? parent]: above.id }) };
    yield tableRow(table, { ...withDates(document.data()), ...ids });
  }
}

/** The names of the columns that contain the id of the parent document. */
const PARENT_HEADINGS: Record<string, string> = {
  prayer_requests: 'request_id',
  prayer_circles: 'circle_id',
};

/** Converts timestamps to Dates. Other special types become null because no table contains them. */
function withDates(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toDates(value)]));
}

function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) {
    return value.toDate();
  }
  if (Array.isArray(value)) {
    return value.map(toDates);
  }
  if (isPlainObject(value)) {
    return withDates(value);
  }
  return typeof value === 'object' ? null : value;
}

async function* inLines(values: readonly object[]) {
  for (const value of values) {
    yield toLine(value);
  }
}

async function* inOnePiece(content: string | Uint8Array) {
  yield content;
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
