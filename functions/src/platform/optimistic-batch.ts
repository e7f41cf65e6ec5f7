import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { FIRESTORE_CODES, hasCode } from './error-code.ts';

/** With this many concurrent writers of one document, the last one still succeeds. */
const MAX_ROUNDS = 40;
/**
 * The random pause before the next round. It grows with each round because commits take ten times as long in production
 * as in the emulator.
 */
const PAUSE_MS_PER_ROUND = 25;

/** The field of a marked document with the id of the last batch that wrote it. */
const BATCH_ID = 'batch_id';

/** A document has changed since it was read. */
const CHANGED_CODES = Object.values(FIRESTORE_CODES);

/** Writes that commit atomically. Those of a document that was read require that it has not changed since. */
export interface OptimisticBatch {
  /** Updates the document, or creates it if it did not exist when read. Fails if that has changed. */
  update(read: DocumentSnapshot, fields: object): void;
  /**
   * Like `update`, and marks the document with this batch. If the response to a commit is lost, the SDK repeats it and
   * finds the documents changed. The mark tells that the change is its own, so that the batch is not decided again.
   */
  updateMarked(read: DocumentSnapshot, fields: object): void;
  /** Creates a document that no one else can have created, such as one with a new random id. */
  create(ref: DocumentReference, fields: object): void;
  remove(read: DocumentSnapshot): void;
  /** Deletes a document even if it was created or changed in the meantime. */
  erase(ref: DocumentReference): void;
}

/**
 * Reads, decides and writes. Starts over if a document to be written has changed in the meantime. Unlike a transaction,
 * it takes no locks, so many writers of one document, such as the counter of a network address, do not wait for each
 * other's locks.
 * @param decide called once per round. Must only read and collect writes
 */
export async function runOptimisticBatch<Decision>(
  db: Firestore,
  decide: (writes: OptimisticBatch) => Promise<Decision>,
): Promise<Decision> {
  const id = randomUUID();
  for (let round = 1; ; round += 1) {
    const batch = db.batch();
    let writes = 0;
    const marked: DocumentReference[] = [];
    const update = ({ exists, ref, updateTime }: DocumentSnapshot, fields: object) => {
      writes += 1;
      if (exists) {
        batch.update(ref, { ...fields }, { lastUpdateTime: updateTime });
      } else {
        batch.create(ref, fields);
      }
    };
    const decision = await decide({
      update,
      updateMarked(read, fields) {
        marked.push(read.ref);
        update(read, { ...fields, [BATCH_ID]: id });
      },
      create(ref, fields) {
        writes += 1;
        batch.create(ref, fields);
      },
      remove({ ref, updateTime }) {
        writes += 1;
        batch.delete(ref, { lastUpdateTime: updateTime });
      },
      erase(ref) {
        writes += 1;
        batch.delete(ref);
      },
    });
    if (writes === 0) {
      return decision;
    }
    try {
      await batch.commit();
      return decision;
    } catch (error) {
      if (round === MAX_ROUNDS || !hasCode(error, ...CHANGED_CODES)) {
        throw error;
      }
      if (await isCommitted(db, marked, id)) {
        return decision;
      }
    }
    await setTimeout(Math.random() * PAUSE_MS_PER_ROUND * round);
  }
}

async function isCommitted(
  db: Firestore,
  marked: readonly DocumentReference[],
  id: string,
): Promise<boolean> {
  const documents = marked.length === 0 ? [] : await db.getAll(...marked);
  return documents.some((document) => document.get(BATCH_ID) === id);
}
