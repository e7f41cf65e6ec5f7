/** What a church brings from another system. */
export const IMPORT_KINDS = ['requests', 'people', 'groups'] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Most rows of one file. */
export const IMPORT_MAX_ROWS = 20_000;

/** Largest file: a browser holds it in memory. */
export const IMPORT_FILE_MAX_BYTES = 20 * 1024 * 1024;

/** Most rows of each kind: each person and each address of a group gets an e-mail, so that a whole directory is a mistake. */
export const IMPORT_MAX_ROWS_OF: Readonly<Record<ImportKind, number>> = {
  requests: IMPORT_MAX_ROWS,
  people: 1000,
  groups: 2000,
};
