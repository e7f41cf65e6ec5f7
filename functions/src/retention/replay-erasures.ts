import type { ErasedKind, Erasure } from '@prayer-community/domain/retention/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { readErasures } from '../data/erasure-ledger.ts';

/** How each kind is erased, with all that belongs to it. Called twice it does no more. */
export type Erasers = Readonly<Record<ErasedKind, (db: Firestore, id: string, now: Date) => Promise<void>>>;

/** Erases something with all that belongs to it. Called twice it does no more. */
export function erase(db: Firestore, { kind, id }: Erasure, erasers: Erasers, now: Date): Promise<void> {
  return erasers[kind](db, id, now);
}

/**
 * Erases in a restored database everything that was erased since its backup was made, and says how much the ledger holds. Called
 * twice it does no more.
 */
export async function replayErasures(
  db: Firestore,
  store: ReturnType<Storage['bucket']>,
  erasers: Erasers,
  now: Date,
): Promise<number> {
  const erasures = await readErasures(store);
  // One after the other: a member may have led a circle that another erasure deletes.
  for (const erasure of erasures) {
    await erase(db, erasure, erasers, now);
  }
  return erasures.length;
}
