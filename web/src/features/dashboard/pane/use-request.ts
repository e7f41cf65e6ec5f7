import { useMemo } from 'react';
import { useLiveDocument } from '../../../firebase/use-live-document.ts';
import { requestRef } from '../request-ref.ts';
import { type StaffRequest, storedRequestSchema } from '../requests/staff-request.ts';

/** The open request. `absent` if it is gone, or if the reader may not see it (any longer). */
export type OpenRequest =
  | { state: 'loading'; isOffline: boolean }
  | { state: 'absent' }
  /** It does not match the schema, as in a page that is older than it. */
  | { state: 'invalid' }
  | { state: 'ready'; request: StaffRequest; isFromCache: boolean };

/** Follows one request while the reader may see it. */
export function useRequest(requestId: string): OpenRequest {
  const live = useLiveDocument(requestRef(requestId), storedRequestSchema);
  const stored = live.state === 'ready' ? live.document : null;
  const request = useMemo(() => stored && { ...stored, id: requestId }, [stored, requestId]);
  if (live.state === 'ready' && request !== null) {
    return { state: 'ready', request, isFromCache: live.isFromCache };
  }
  if (live.state === 'loading') {
    return live;
  }
  return { state: live.state === 'error' && live.failure === 'invalid' ? 'invalid' : 'absent' };
}
