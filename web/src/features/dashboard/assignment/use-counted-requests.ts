import { type OpenRequests, openRequestsSchema } from '@prayer-community/domain/insights/insights-counts';
import { useOpenRequests } from '../../../firebase/use-open-requests.ts';

const NOTHING_COUNTED = openRequestsSchema.parse({});

/** Follows each member's number of open requests, live. Null until known, or if `isAsked` is false. */
export function useCountedRequests(isAsked: boolean): OpenRequests | null {
  const live = useOpenRequests(isAsked);
  switch (live.state) {
    case 'ready':
      return live.document;
    case 'absent':
      return NOTHING_COUNTED;
    default:
      return null;
  }
}
