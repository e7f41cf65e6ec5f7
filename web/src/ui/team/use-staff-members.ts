import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import { collection, orderBy, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';
import type { Identified } from '../../firebase/parse-documents.ts';
import { type LiveQuery, useLiveQuery } from '../../firebase/use-live-query.ts';

const profileSchema: z.ZodType<Profile<Date>> = z.object(profileFields(storedInstant));

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
