import type { Language } from '@prayer-community/i18n/language';
import * as z from 'zod';

/** The version of the archive format. Archives of any other version are refused. */
export const ARCHIVE_FORMAT = 1;

export const ARCHIVE_PATHS = {
  manifest: 'manifest.json',
  accounts: 'accounts.jsonl',
  fileList: 'files.jsonl',
} as const;

export const README_PATHS: Record<Language, string> = { en: 'README.txt', es: 'LEAME.txt' };

/** Returns the archive path of the documents of a kind, stored one per line. */
export function documentsEntry(kind: string): string {
  return `data/${kind.replace('/', '.')}.jsonl`;
}

export function tableEntry(name: string): string {
  return `tables/${name}.csv`;
}

/** Returns the archive path of a file, derived from its path in Storage. */
export function fileEntry(path: string): string {
  return `files/${path}`;
}

/** A line of `data/…`: the path of a document and its fields, with their types preserved. */
export const documentLineSchema = z.strictObject({
  path: z.string().regex(/^[^/]+\/[^/]+(\/[^/]+\/[^/]+)*$/),
  data: z.record(z.string(), z.unknown()),
});

/** A line of `accounts.jsonl`. Contains no password data. */
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

/** `manifest.json`: the contents of the archive, used to detect a truncated or modified one. */
export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  export_id: z.string(),
  project: z.string(),
  /** The archive contains everything as of this time. */
  exported_at: z.iso.datetime(),
  /** Line count and hash of each list of documents, accounts and files. */
  lines: z.array(z.strictObject({ path: z.string(), count: z.int().min(0), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
