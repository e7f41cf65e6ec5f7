import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { collection, orderBy, query } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore-sdk.ts';
import type { Identified } from '../../firebase/parse-documents.ts';
import { profileSchema } from '../../firebase/profile-schema.ts';
import { type LiveQuery, useLiveQuery } from '../../firebase/use-live-query.ts';

/** A staff member. The id is that of their account. */
export type StaffMember = Identified<Profile<Date>>;

async function loadMembers() {
  return {
    query: query(collection(firestore, COLLECTIONS.profiles), orderBy('created_at', 'desc')),
    schema: profileSchema,
  };
}

/** Follows all staff members, those who joined last first. */
export function useStaffMembers(): LiveQuery<Profile<Date>> {
  return useLiveQuery(loadMembers);
}
