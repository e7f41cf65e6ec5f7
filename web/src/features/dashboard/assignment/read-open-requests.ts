import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * How many active requests each member has been given: what insights count, in one document whatever the size of the team. Null
 * where nothing was counted yet.
 */
export async function readOpenRequests(): Promise<OpenRequests['members'] | null> {
  const counted = await getDoc(doc(firestore, COLLECTIONS.insightTeam, OPEN_REQUESTS_ID));
  return counted.exists() ? openRequestsSchema.parse(counted.data()).members : null;
}
