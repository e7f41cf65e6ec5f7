import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { useLiveDocument } from '../../../firebase/use-live-document.ts';

const NOTHING_COUNTED = openRequestsSchema.parse({});

/**
 * Follows each member's number of open requests, live. Reads one document regardless of team size. Null until loaded,
 * or if `isAsked` is false.
 */
export function useTeamLoad(isAsked: boolean): OpenRequests | null {
  const reference = isAsked ? doc(firestore, COLLECTIONS.insightTeam, OPEN_REQUESTS_ID) : null;
  const live = useLiveDocument(reference, openRequestsSchema);
  switch (live.state) {
    case 'ready':
      return live.document;
    case 'absent':
      return NOTHING_COUNTED;
    default:
      return null;
  }
}
