import { COLLECTIONS, STAFF_DIRECTORY_ID } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type CollectionState,
  directoryMembers,
  isCurrentDirectory,
  type StaffDirectory,
  staffDirectoryFields,
} from '@prayer-community/domain/staff/staff-directory';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { readEach } from '../platform/reader-of.ts';
import { profiles } from '../platform/staff-account.ts';
import { membershipSchema, memberships } from './distribution.ts';
import { profileSchema } from './profile.ts';

const directorySchema: z.ZodType<StaffDirectory<Date>> = z.object(staffDirectoryFields(storedInstant));
const createdSchema = z.object({ created_at: storedInstant });

/** The profile fields that the directory copies. */
export const addressedSchema = profileSchema.pick({
  user_id: true,
  first_name: true,
  email: true,
  phone: true,
  languages: true,
});

function directoryRef(db: Firestore): DocumentReference {
  return db.collection(COLLECTIONS.staffDirectory).doc(STAFF_DIRECTORY_ID);
}

/** Returns how each staff member is notified. Uses the stored copy unless it is too old or members or lists have changed since. */
export function readStaffDirectory(db: Firestore, now: Date): Promise<StaffDirectory<Date>> {
  return runOptimisticBatch(db, async (writes) => {
    const [stored, profileState, membershipState] = await Promise.all([
      directoryRef(db).get(),
      stateOf(profiles(db)),
      stateOf(memberships(db)),
    ]);
    const { data: copy } = directorySchema.safeParse(stored.data());
    if (copy && isCurrentDirectory(copy, { profiles: profileState, memberships: membershipState }, now)) {
      return copy;
    }
    const directory = await buildDirectory(db, now);
    writes.update(stored, directory);
    return directory;
  });
}

/** Replaces the copy with an empty document, so that no personal data stays. The next notification builds a new copy. */
export async function invalidateStaffDirectory(db: Firestore, now: Date): Promise<void> {
  // An existing document, unlike a missing one, prevents a concurrent build from storing its outdated copy.
  await directoryRef(db).set({ forgotten_at: now });
}

async function buildDirectory(db: Firestore, now: Date): Promise<StaffDirectory<Date>> {
  const [staff, lists] = await Promise.all([profiles(db).get(), memberships(db).get()]);
  const members = directoryMembers(
    readEach(addressedSchema, staff.docs),
    readEach(membershipSchema, lists.docs),
  );
  return { profiles: foundState(staff), memberships: foundState(lists), built_at: now, members };
}

async function stateOf(collection: Query): Promise<CollectionState<Date>> {
  const [counted, newest] = await Promise.all([
    collection.count().get(),
    collection.orderBy('created_at', 'desc').limit(1).select('created_at').get(),
  ]);
  return { count: counted.data().count, newest_at: foundState(newest).newest_at };
}

function foundState({ size, docs }: QuerySnapshot): CollectionState<Date> {
  const times = docs.flatMap(
    (document) => createdSchema.safeParse(document.data()).data?.created_at.getTime() ?? [],
  );
  return {
    count: size,
    newest_at: times.length === 0 ? null : new Date(times.reduce((one, other) => Math.max(one, other))),
  };
}
