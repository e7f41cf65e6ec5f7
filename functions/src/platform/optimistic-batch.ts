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

/** A document has changed since it was read. */
const CHANGED_CODES = Object.values(FIRESTORE_CODES);

/** Writes that commit atomically. Those of a document that was read require that it has not changed since. */
export interface OptimisticBatch {
  /** Random, and the same in all rounds. Recognizes an earlier round that was committed although its response was lost. */
  id: string;
  /** Updates the document, or creates it if it did not exist when read. Fails if that has changed. */
  update(read: DocumentSnapshot, fields: object): void;
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
    const decision = await decide({
      id,
      update({ exists, ref, updateTime }, fields) {
        writes += 1;
        if (exists) {
          batch.update(ref, { ...fields }, { lastUpdateTime: updateTime });
        } else {
          batch.create(ref, fields);
        }
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
    }
    await setTimeout(Math.random() * PAUSE_MS_PER_ROUND * round);
  }
}
