import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { Identified } from '../parse-documents.ts';
import { followWindow, type PagedQuery } from './follow-window.ts';
import { LivePages } from './live-pages.ts';
import type { IsAbove } from './page-windows.ts';

/**
 * Returns the pages of a query.
 * @param isAbove the sort order of the query
 */
export function livePages<Stored>(
  paged: PagedQuery<Stored>,
  isAbove: IsAbove<Identified<Stored>>,
): LivePages<Identified<Stored>, QueryDocumentSnapshot> {
  return new LivePages((window, follower) => followWindow(paged, window, follower), paged.pageSize, isAbove);
}
