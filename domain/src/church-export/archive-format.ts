import type { Language } from '@prayer-community/i18n/language';
import * as z from 'zod';

/** The form of an archive; one of another number is refused. */
export const ARCHIVE_FORMAT = 1;

/** Where each part lies in an archive. */
export const ARCHIVE_PATHS = {
  manifest: 'manifest.json',
  accounts: 'accounts.jsonl',
  fileList: 'files.jsonl',
} as const;

/** What explains an archive, in each language. */
export const README_PATHS: Record<Language, string> = { en: 'README.txt', es: 'LEAME.txt' };

/** The documents of a kind, one a line. */
export function documentsEntry(kind: string): string {
  return `data/${kind.replace('/', '.')}.jsonl`;
}

/** A table, for a spreadsheet. */
export function tableEntry(name: string): string {
  return `tables/${name}.csv`;
}

/** A file, under the path that it has in the file store. */
export function fileEntry(path: string): string {
  return `files/${path}`;
}

/** A line of `data/…`: the path of a document and its fields, types kept. */
export const documentLineSchema = z.strictObject({
  path: z.string().regex(/^[^/]+\/[^/]+(\/[^/]+\/[^/]+)*$/),
  data: z.record(z.string(), z.unknown()),
});

/** A line of `accounts.jsonl`; nothing of a password. */
export const exportedAccountSchema = z.strictObject({
  uid: z.string().min(1),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  disabled: z.boolean(),
  customClaims: z.record(z.string(), z.unknown()).nullable(),
});

export type ExportedAccount = z.infer<typeof exportedAccountSchema>;

/** A line of `files.jsonl`. */
export const fileLineSchema = z.strictObject({
  path: z.string().min(1),
  content_type: z.string().nullable(),
  bytes: z.int().min(0),
  sha256: z.string(),
});

export type FileLine = z.infer<typeof fileLineSchema>;

/** `manifest.json`: what the archive holds, so that one that was cut off or changed is told from a whole one. */
export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  export_id: z.string(),
  project: z.string(),
  /** The moment of which it holds everything. */
  exported_at: z.iso.datetime(),
  /** Its lines of documents, accounts and files. */
  lines: z.array(z.strictObject({ path: z.string(), count: z.int().min(0), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
