import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import type { StaffRequest } from './staff-request.ts';

export const PAGE_SIZE = 25;

/** The current requests across all pages. */
export type RequestList =
  | { state: 'loading' }
  | { state: 'refused' }
  | {
      state: 'ready';
      requests: readonly StaffRequest[];
      /** True if the database may have more requests than were loaded. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** True while offline. The list may be out of date. */
      isFromCache: boolean;
    };

export function toRequestList(list: PageList<StaffRequest>): RequestList {
  if (list.state !== 'ready') {
    return { state: list.state };
  }
  const { documents, ...rest } = list;
  return { ...rest, requests: documents };
}
