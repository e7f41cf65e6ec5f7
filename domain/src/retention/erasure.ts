/** The Cloud Storage folder of the erasure ledger. Restoring the database from a backup does not roll back the ledger. */
export const ERASURES_FOLDER = 'erasures';

/**
 * What is erased permanently: a request's personal content, a post, a circle, all prayers that someone shared in
 * circles (by the uid of their author), or a member of the staff or of circles.
 */
export const ERASED_KINDS = ['request', 'post', 'circle', 'circle_prayers', 'member'] as const;

export type ErasedKind = (typeof ERASED_KINDS)[number];

/** Something that was erased. Its id does not name anyone. */
export interface Erasure {
  kind: ErasedKind;
  id: string;
}

/** Returns the path of the empty file that records an erasure. */
export function erasurePath({ kind, id }: Erasure): string {
  return `${ERASURES_FOLDER}/${kind}/${id}`;
}

/** Returns the erasure that a file of the ledger records. Null if the path is not one of an erasure. */
export function readErasurePath(path: string): Erasure | null {
  const [folder, named, id, ...more] = path.split('/');
  const kind = ERASED_KINDS.find((one) => one === named);
  return folder === ERASURES_FOLDER && kind && id && more.length === 0 ? { kind, id } : null;
}
