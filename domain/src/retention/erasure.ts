/** Where the ledger of erasures lies in the file store: a restored database does not take it back to an earlier day. */
export const ERASURES_FOLDER = 'erasures';

/** What is erased for good: a request's personal content, a post, a circle, a member of the staff. */
export const ERASED_KINDS = ['request', 'post', 'circle', 'member'] as const;

export type ErasedKind = (typeof ERASED_KINDS)[number];

/** Something that was erased; its id names nobody. */
export interface Erasure {
  kind: ErasedKind;
  id: string;
}

/** The name of an erasure's empty file. */
export function erasurePath({ kind, id }: Erasure): string {
  return `${ERASURES_FOLDER}/${kind}/${id}`;
}

/** The erasure that a file of the ledger records, or null. */
export function readErasurePath(path: string): Erasure | null {
  const [folder, named, id, ...more] = path.split('/');
  const kind = ERASED_KINDS.find((one) => one === named);
  return folder === ERASURES_FOLDER && kind && id && more.length === 0 ? { kind, id } : null;
}
