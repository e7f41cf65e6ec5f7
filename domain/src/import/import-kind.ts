export const IMPORT_KINDS = ['requests', 'people', 'groups'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_MAX_ROWS = 20_000;

/** Maximum size of a file, which the browser holds in memory. */
export const IMPORT_FILE_MAX_MB = 20;
export const IMPORT_FILE_MAX_BYTES = IMPORT_FILE_MAX_MB * 1024 * 1024;

/**
 * Maximum number of rows of each kind. Each person and each address in a group gets an email, so importing an entire
 * directory is a mistake.
 */
export const IMPORT_MAX_ROWS_OF: Readonly<Record<ImportKind, number>> = {
  requests: IMPORT_MAX_ROWS,
  people: 1000,
  groups: 2000,
};
