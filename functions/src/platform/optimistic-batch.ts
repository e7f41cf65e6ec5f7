import { setTimeout } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';

/** With this many writers at once on one document, the last of them still gets its turn. */
const MAX_ROUNDS = 40;
/** A pause before the next round; it grows, as commits take ten times as long in production as in the emulator. */
const PAUSE_MS_PER_ROUND = 25;

/** gRPC's NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED: what a document says that is no longer as it was read. */
const CHANGED_CODES = [5, 6, 9, 10];
const changedSchema = z.object({ code: z.literal(CHANGED_CODES) });

/** Writes that happen together, each only if its document is still as it was read. */
export interface OptimisticBatch {
  update(read: DocumentSnapshot, fields: object): void;
  /** Writes a document that nobody else can have begun, such as one of a new random name. */
  create(ref: DocumentReference, fields: object): void;
  remove(read: DocumentSnapshot): void;
}

/**
 * Reads, decides and writes, and starts over when a document to be written was changed meanwhile. Unlike a transaction it locks
 * nothing: a crowd on one document, such as the counter of a network address, takes turns at once and does not wait for locks.
 * @param decide is called once a round, and must not do anything but read and collect writes
 */
export async function runOptimisticBatch<Decision>(
  db: Firestore,
  decide: (writes: OptimisticBatch) => Promise<Decision>,
): Promise<Decision> {
  for (let round = 1; ; round += 1) {
    const batch = db.batch();
    let writes = 0;
    const decision = await decide({
      update({ exists, ref, updateTime }, fields) {
        writes += 1;
        exists ? batch.update(ref, { ...fields }, { lastUpdateTime: updateTime }) : batch.create(ref, fields);
      },
      create(ref, fields) {
        writes += 1;
        batch.create(ref, fields);
      },
      remove({ ref, updateTime }) {
        writes += 1;
        batch.delete(ref, { lastUpdateTime: updateTime });
      },
    });
    if (writes === 0) {
      return decision;
    }
    try {
      await batch.commit();
      return decision;
    } catch (error) {
      if (round === MAX_ROUNDS || !changedSchema.safeParse(error).success) {
        throw error;
      }
    }
    await setTimeout(Math.random() * PAUSE_MS_PER_ROUND * round);
  }
}
