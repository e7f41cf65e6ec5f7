import type { ErasedKind, Erasure } from '@prayer-community/domain/retention/erasure';
import type { Firestore } from 'firebase-admin/firestore';
import { readErasures } from '../data/erasure-ledger.ts';
import { restoreUsernames } from '../data/restore-usernames.ts';
import { writePrivacyIntoProfiles } from '../data/write-privacy-into-profiles.ts';
import type { Bucket } from '../platform/admin.ts';
import { runInGroups } from '../platform/run-in-groups.ts';

/** How each kind is erased, along with everything that belongs to it. All of them are idempotent. */
export type Erasers = Readonly<Record<ErasedKind, (db: Firestore, id: string, now: Date) => Promise<void>>>;

export function erase(db: Firestore, { kind, id }: Erasure, erasers: Erasers, now: Date): Promise<void> {
  return erasers[kind](db, id, now);
}

/**
 * Erases everything in a restored database that was erased since its backup was made, stores the usernames that
 * members lack, and applies the privacy settings to their profiles. Returns the number of entries in the ledger. Idempotent.
 * @param report called before each group of requests and posts
 */
export async function replayErasures(
  db: Firestore,
  store: Bucket,
  erasers: Erasers,
  now: Date,
  report?: (done: number, all: number) => void,
): Promise<number> {
  const erasures = await readErasures(store);
  const repeat = (erasure: Erasure) => erase(db, erasure, erasers, now);
  const isRequestOrPost = ({ kind }: Erasure) => kind === 'request' || kind === 'post';
  // In sequence, because a member may have led a circle that another erasure deletes.
  for (const erasure of erasures.filter((one) => !isRequestOrPost(one))) {
    await repeat(erasure);
  }
  await runInGroups(erasures.filter(isRequestOrPost), repeat, report);
  await restoreUsernames(db);
  await writePrivacyIntoProfiles(db);
  return erasures.length;
}
