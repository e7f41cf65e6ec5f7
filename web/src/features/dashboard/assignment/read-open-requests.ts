import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/**
 * Returns the number of active requests assigned to each member, as counted for insights. Reads one document regardless
 * of team size. Null if nothing has been counted yet.
 */
export async function readOpenRequests(): Promise<OpenRequests['members'] | null> {
  const counted = await getDoc(doc(firestore, COLLECTIONS.insightTeam, OPEN_REQUESTS_ID));
  return counted.exists() ? openRequestsSchema.parse(counted.data()).members : null;
}
