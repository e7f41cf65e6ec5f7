import { useMemo } from 'react';
import { type LoadFollowing, useFollowing } from '../../../firebase/use-live-query.ts';
import type { StaffRequest } from './staff-request.ts';

/** A few requests that are loaded all at once, live. */
export type ShortList =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'ready'; requests: readonly StaffRequest[]; count: number };

/**
 * Follows a few requests live.
 * @param load compared by identity, a new one starts over
 * @param select which of them are shown, and in which order; compared by identity
 */
export function useShortList(
  load: LoadFollowing<StaffRequest>,
  select: (requests: readonly StaffRequest[]) => readonly StaffRequest[],
): ShortList {
  const live = useFollowing(load);
  const documents = live.state === 'ready' ? live.documents : null;
  const requests = useMemo(() => documents && select(documents), [documents, select]);
  if (requests !== null) {
    return { state: 'ready', requests, count: requests.length };
  }
  // What is out of reach is loaded once there is a connection again, and the banner says that there is none.
  return live.state === 'error' && live.failure === 'refused'
    ? { state: 'error', retry: live.retry }
    : { state: 'loading' };
}
