import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import { collection, orderBy, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type Listener, listen } from '../../../firebase/listen.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';
import { type LiveQuery, useFollowing } from '../../../firebase/use-live-query.ts';

const profileSchema: z.ZodType<Profile<Date>> = z.object(profileFields(storedInstant));

const followTeam = async () => (listener: Listener<Profile<Date>>) =>
  listen(query(collection(firestore, COLLECTIONS.profiles), orderBy('first_name')), profileSchema, listener);

const followNobody = async () => () => () => {};

/**
 * Everyone on the staff, live, by first name.
 * @param isWanted false while nobody's name is shown: each of the staff costs a read; it is loading until then
 */
export function useTeam(isWanted: boolean): LiveQuery<Profile<Date>> {
  return useFollowing(isWanted ? followTeam : followNobody);
}
