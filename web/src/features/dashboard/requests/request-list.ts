import type { PageList } from '../../../firebase/live-pages/live-pages.ts';
import type { OpenRequest } from '../pane/use-request.ts';
import type { StaffRequest } from './staff-request.ts';

export const PAGE_SIZE = 25;

export type RequestList = PageList<StaffRequest>;

/** Whether the database has not responded, so what is shown may be out of date or cannot load. */
export function isOutOfDate(shown: RequestList | OpenRequest): boolean {
  return shown.state === 'loading' ? shown.isOffline : shown.state === 'ready' && shown.isFromCache;
}

/** Returns the matching requests, which begin the list. `hasMore` stays true only if every loaded request matches. */
export function headOf(list: RequestList, matches: (request: StaffRequest) => boolean): RequestList {
  if (list.state !== 'ready') {
    return list;
  }
  const documents = list.documents.filter(matches);
  return { ...list, documents, hasMore: list.hasMore && documents.length === list.documents.length };
}
