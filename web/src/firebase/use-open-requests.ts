import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { doc } from 'firebase/firestore';
import { firestore } from './firestore-sdk.ts';
import { type LiveDocument, useLiveDocument } from './use-live-document.ts';

/**
 * Follows each member's number of active requests, as counted for insights, live. Reads one document regardless of team
 * size. Stays `loading` if `isAsked` is false.
 */
export function useOpenRequests(isAsked = true): LiveDocument<OpenRequests> & { retry: () => void } {
  const reference = isAsked ? doc(firestore, COLLECTIONS.insightTeam, OPEN_REQUESTS_ID) : null;
  return useLiveDocument(reference, openRequestsSchema);
}
