import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights-counts';
import { collection, limit, query } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { type LiveQuery, useLiveQuery } from '../../../firebase/use-live-query.ts';

async function loadOpenRequests() {
  return {
    query: query(collection(firestore, COLLECTIONS.insightTeam), limit(1)),
    schema: openRequestsSchema,
  };
}

/** How many open requests each member has, live: one document, whatever the size of the team. */
export function useOpenRequests(): LiveQuery<OpenRequests> {
  return useLiveQuery(loadOpenRequests);
}
