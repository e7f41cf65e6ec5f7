import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import { collection, orderBy, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

const profileSchema: z.ZodType<Profile<Date>> = z.object(profileFields(storedInstant));

async function loadTeam() {
  return {
    query: query(collection(firestore, COLLECTIONS.profiles), orderBy('first_name')),
    schema: profileSchema,
  };
}

/** Everyone on the staff, live, by first name. */
export function useTeam(): LiveQuery<Profile<Date>> {
  return useLiveQuery(loadTeam);
}
