import { useCallback } from 'react';
import type { PagedQuery } from '../../../firebase/live-pages/follow-window.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import { livePages } from '../../../firebase/live-pages/query-pages.ts';
import { type FollowedPages, useLivePages } from '../../../firebase/live-pages/use-live-pages.ts';
import type { Identified } from '../../../firebase/parse-documents.ts';

/**
 * Follows a paged query while the component is mounted.
 * @param paged compared by identity. Another object starts a new list.
 */
export function usePages<Stored extends { created_at: Date }>(
  paged: PagedQuery<Stored>,
): FollowedPages<Identified<Stored>> {
  const open = useCallback(() => livePages(paged, isNewer), [paged]);
  return useLivePages(open);
}
