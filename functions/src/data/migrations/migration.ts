import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** The result for one document. `unreadable` documents are logged and left unchanged. */
type Outcome = 'changed' | 'unchanged' | 'unreadable';

/** Migrates all documents of one collection from an earlier form to the current one. */
export interface Migration {
  /** Same as the file name: an increasing number and what the migration does. */
  readonly name: string;
  readonly collection: string;
  isEarlier(document: DocumentSnapshot): boolean;
  /** Migrates one document in its own transaction. Idempotent. */
  migrate(db: Firestore, ref: DocumentReference): Promise<Outcome>;
}
