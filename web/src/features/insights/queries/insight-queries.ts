import { COLLECTIONS } from '@prayer-community/domain/collections';
import { insightMonthSchema } from '@prayer-community/domain/insights/insights-counts';
import { collection, documentId, limit, orderBy, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { profileSchema } from '../../../firebase/profile-schema.ts';

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
