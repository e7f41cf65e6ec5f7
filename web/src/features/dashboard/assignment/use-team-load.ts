import { COLLECTIONS, OPEN_REQUESTS_ID } from '@prayer-community/domain/collections';
import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { doc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { useLiveDocument } from '../../../firebase/use-live-document.ts';

const NOTHING_COUNTED = openRequestsSchema.parse({});

/**
 * What everyone on the team carries, live, in one document whatever the size of the team; null until that is known, or where it is
 * not requested.
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
