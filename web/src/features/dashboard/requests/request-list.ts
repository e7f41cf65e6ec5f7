import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import type { StaffRequest } from './staff-request.ts';

/** How many requests come at a time. */
export const PAGE_SIZE = 25;

/** The current requests, over all pages. */
export type RequestList =
  | { state: 'loading' }
  | { state: 'refused' }
  | {
      state: 'ready';
      requests: readonly StaffRequest[];
      /** True where the database may hold more than what was loaded. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** True while there is no connection: what is shown may be out of date. */
      isFromCache: boolean;
    };

/** The list under the name that it has on the dashboard. */
export function toRequestList(list: PageList<StaffRequest>): RequestList {
  if (list.state !== 'ready') {
    return { state: list.state };
  }
  const { documents, ...rest } = list;
  return { ...rest, requests: documents };
}
