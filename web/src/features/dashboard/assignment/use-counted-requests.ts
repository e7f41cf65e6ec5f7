import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { useOpenRequests } from '../../../firebase/use-open-requests.ts';

const NOTHING_COUNTED = openRequestsSchema.parse({});

interface CountedRequests {
  /** Null until known, or if nothing is followed. */
  counts: OpenRequests | null;
  /** False while the first answer is on its way. True without a connection. */
  isSettled: boolean;
}

/** Follows each member's number of open requests, live, if `isAsked`. */
export function useCountedRequests(isAsked: boolean): CountedRequests {
  const live = useOpenRequests(isAsked);
  switch (live.state) {
    case 'ready':
      return { counts: live.document, isSettled: true };
    case 'absent':
      return { counts: NOTHING_COUNTED, isSettled: true };
    case 'loading':
      return { counts: null, isSettled: !isAsked || live.isOffline };
    default:
      return { counts: null, isSettled: true };
  }
}
