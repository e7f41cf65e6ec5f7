import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { insightMonthSchema } from '@prayer-community/domain/insights/insights-counts';
import { type Profile, profileFields } from '@prayer-community/domain/staff/profile';
import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';

const profileSchema: z.ZodType<Profile<Date>> = z.object(profileFields(storedInstant));

/** The counts of a range of months, one document per month. */
export function countedMonths(first: string, last: string) {
  const months = collection(firestore, COLLECTIONS.insightMonths);
  return {
    query: query(months, where(documentId(), '>=', first), where(documentId(), '<=', last)),
    schema: insightMonthSchema,
  };
}

/**
 * Staff members sorted by first name.
 * @param most the maximum number, or null for all
 */
export function firstMembers(most: number | null) {
  const members = query(collection(firestore, COLLECTIONS.profiles), orderBy('first_name'));
  return { query: most === null ? members : query(members, limit(most)), schema: profileSchema };
}
