import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** What became of one document. `unreadable` ones are logged and left as they are. */
export type Outcome = 'changed' | 'unchanged' | 'unreadable';

/** Brings all documents of one collection from the form of an earlier version to that of this one. */
export interface Migration {
  /** As its file: a number that counts up, and what it does. */
  readonly name: string;
  readonly collection: string;
  /** Whether a document has the earlier form. */
  isEarlier(document: DocumentSnapshot): boolean;
  /** Migrates one document in a transaction of its own; running it again changes nothing more. */
  migrate(db: Firestore, ref: DocumentReference): Promise<Outcome>;
}
