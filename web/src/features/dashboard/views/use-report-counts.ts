import { useLayoutEffect } from 'react';
import type { ViewCounts } from './view-tabs.tsx';

/** Passes the counts of a list to the tabs above it, which stay while the lists below them change. */
export function useReportCounts(onCounts: (counts: ViewCounts) => void, counts: ViewCounts): void {
  const { mine, to_take, due, come_back, to_review } = counts;
  useLayoutEffect(
    () => onCounts({ mine, to_take, due, come_back, to_review }),
    [onCounts, mine, to_take, due, come_back, to_review],
  );
}
