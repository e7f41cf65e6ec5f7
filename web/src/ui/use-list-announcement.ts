import { useCallback, useEffect, useState } from 'react';

/**
 * Announces the text of the shown list.
 * @param isPartial whether more of the list is still to be loaded
 */
export type AnnounceList = (text: string, isPartial?: boolean) => void;

export interface ListAnnouncement {
  /** Changes with each list, so screen readers repeat an identical text. */
  key: string;
  text: string;
  isPartial?: boolean | undefined;
}

/**
 * Returns what to announce to screen readers, and a function that announces a list. Each list is announced once, and a
 * partial one again once it is complete, so later changes are not. The first one is not announced, because it comes with
 * the page.
 * @param key identifies the list by what the reader chose
 */
export function useListAnnouncement(key: string): [ListAnnouncement, AnnounceList] {
  const [latest, setLatest] = useState<ListAnnouncement>({ key, text: '' });
  const announce = useCallback<AnnounceList>(
    (text, isPartial) =>
      setLatest((earlier) => {
        const isCompleted = earlier.isPartial && !isPartial;
        return earlier.key === key && !isCompleted ? earlier : { key, text, isPartial };
      }),
    [key],
  );
  return [latest, announce];
}

/**
 * Announces a list once it has loaded.
 * @param text null until then
 */
export function useAnnounceList(announce: AnnounceList, text: string | null, isPartial?: boolean): void {
  useEffect(() => {
    if (text !== null) {
      announce(text, isPartial);
    }
  }, [announce, text, isPartial]);
}
