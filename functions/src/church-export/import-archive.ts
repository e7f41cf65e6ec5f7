import {
  ARCHIVE_PATHS,
  documentLineSchema,
  documentsEntry,
  type ExportedAccount,
  exportedAccountSchema,
  fileEntry,
  fileLineSchema,
  type Manifest,
} from '@prayer-community/domain/church-export/archive-format';
import { EXPORTED_FILE_FOLDERS, EXPORTED_KINDS } from '@prayer-community/domain/church-export/exported-kinds';
import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import type { UserImportRecord } from 'firebase-admin/auth';
import type { ArchiveReader } from './archive-reader.ts';
import { findDifferences } from './find-differences.ts';
import { importFile } from './import-file.ts';
import { beginImport, type Imported, importMark, markCompared } from './import-mark.ts';
import { decodeFields } from './stored-value.ts';
import type { ChurchStores } from './write-archive.ts';

/** The maximum that Firebase Authentication imports per call. */
const ACCOUNTS_AT_ONCE = 1000;

/** The number of documents that are written before more are read. */
const DOCUMENTS_AT_ONCE = 500;

/**
 * Imports an archive into an empty project. Each document, account and file keeps its name. Then runs `afterwards` for
 * changes that make the project differ from the archive, such as repeated erasures. If either step is interrupted,
 * calling this again continues. The writes would trigger functions, so none may be deployed yet.
 * @throws Error if the project is not empty, the archive is incomplete, or the result differs from the archive
 */
export async function importArchive(
  stores: ChurchStores,
  archive: ArchiveReader,
  afterwards?: () => Promise<void>,
): Promise<Imported> {
  const manifest = await archive.readManifest();
  requireKnownEntries(manifest);
  const imported =
    (await beginImport(stores, manifest.export_id)) ?? (await importEverything(stores, archive));
  await afterwards?.();
  await importMark(stores.db).delete();
  return imported;
}

async function importEverything(stores: ChurchStores, archive: ArchiveReader): Promise<Imported> {
  const imported: Imported = { documents: 0, accounts: 0, files: 0 };
  for (const kind of EXPORTED_KINDS) {
    imported.documents += await importDocuments(stores, archive, documentsEntry(kind));
  }
  imported.accounts = await importAccounts(stores, archive);
  for await (const line of archive.readLines(ARCHIVE_PATHS.fileList, fileLineSchema)) {
    const [folder = ''] = line.path.split('/');
    if (!EXPORTED_FILE_FOLDERS.includes(folder)) {
      throw new Error(`Unknown folder: ${line.path}`);
    }
    await importFile(stores.bucket, await archive.read(fileEntry(line.path)), line);
    imported.files += 1;
  }
  const differences = await findDifferences(stores, archive);
  if (differences.length > 0) {
    throw new Error(`Some documents differ from the archive: ${differences.slice(0, 10).join(', ')}`);
  }
  await markCompared(stores.db, imported);
  return imported;
}

/** Refuses archives of other versions. Data that this version does not know would be lost. */
function requireKnownEntries({ lines }: Manifest): void {
  const known = [...EXPORTED_KINDS.map(documentsEntry), ARCHIVE_PATHS.accounts, ARCHIVE_PATHS.fileList];
  const unknown = lines.flatMap(({ path }) => (known.includes(path) ? [] : [path]));
  const missing = known.filter((path) => !lines.some((line) => line.path === path));
  if (unknown.length > 0 || missing.length > 0) {
    throw new Error(
      `The archive is of another version: check that version out. ${[...unknown, ...missing].join(', ')}`,
    );
  }
}

async function importDocuments({ db }: ChurchStores, archive: ArchiveReader, entry: string): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  const writer = db.bulkWriter();
  for await (const { path, data } of archive.readLines(entry, documentLineSchema)) {
    // By then the writer has retried ten times. `close` waits for all writes but reports no failures.
    writer.set(db.doc(path), decodeFields(db, data)).catch((error: unknown) => failures.push(error));
    count += 1;
    if (count % DOCUMENTS_AT_ONCE === 0) {
      await writer.flush();
    }
  }
  await writer.close();
  if (failures.length > 0) {
    throw failures[0];
  }
  return count;
}

async function importAccounts({ auth }: ChurchStores, archive: ArchiveReader): Promise<number> {
  const accounts: UserImportRecord[] = [];
  for await (const account of archive.readLines(ARCHIVE_PATHS.accounts, exportedAccountSchema)) {
    accounts.push(toImported(account));
  }
  for (const chunk of chunksOf(accounts, ACCOUNTS_AT_ONCE)) {
    const { errors } = await auth.importUsers(chunk);
    if (errors[0]) {
      throw new Error(`An account could not be imported: ${errors[0].error.message}`);
    }
  }
  return accounts.length;
}

function toImported({ uid, emailVerified, disabled, ...rest }: ExportedAccount): UserImportRecord {
  const { email, displayName, phoneNumber, customClaims } = rest;
  return {
    uid,
    emailVerified,
    disabled,
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
    ...(phoneNumber !== null && { phoneNumber }),
    ...(customClaims !== null && { customClaims }),
  };
}
