import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback } from 'react';
import { followWindow, type PagedQuery } from '../../../firebase/live-pages/follow-window.ts';
import { LivePages } from '../../../firebase/live-pages/live-pages.ts';
import { isNewer } from '../../../firebase/live-pages/page-windows.ts';
import { type FollowedPages, useLivePages } from '../../../firebase/live-pages/use-live-pages.ts';
import type { Identified } from '../../../firebase/parse-documents.ts';

/**
 * Follows a paged query while the component is mounted.
 * @param paged compared by identity. Another object starts a new list.
 */
export function usePages<Stored extends { created_at: Date }>(
  paged: PagedQuery<Stored>,
): FollowedPages<Identified<Stored>> {
  const open = useCallback(
    () =>
      new LivePages<Identified<Stored>, QueryDocumentSnapshot>(
        (window, follower) => followWindow(paged, window, follower),
        paged.pageSize,
        isNewer,
      ),
    [paged],
  );
  return useLivePages(open);
}
