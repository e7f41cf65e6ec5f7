import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, profileFields } from '@prayer-community/domain/profile';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

const profileSchema: z.ZodType<Profile<Date>> = z.object(profileFields(storedInstant));

/**
 * The first members of the staff by first name, live.
 * @param most how many at most; null for all
 */
export function useFirstMembers(most: number | null): LiveQuery<Profile<Date>> {
  const load = useCallback(async () => {
    const members = query(collection(firestore, COLLECTIONS.profiles), orderBy('first_name'));
    return { query: most === null ? members : query(members, limit(most)), schema: profileSchema };
  }, [most]);
  return useLiveQuery(load);
}
