import { useCallback, useEffect, useState } from 'react';

/** Announces the text of the shown list. */
export type AnnounceList = (text: string) => void;

interface ListAnnouncement {
  /** Changes with each announcement, so screen readers repeat an identical text. */
  key: string;
  text: string;
}

/**
 * Returns what to announce to screen readers, and a function that announces a list. Each list is announced once, so its
 * later changes are not. The first one is not announced, because it comes with the page.
 * @param key identifies the list by what the reader chose
 */
export function useListAnnouncement(key: string): [ListAnnouncement, AnnounceList] {
  const [latest, setLatest] = useState<ListAnnouncement>({ key, text: '' });
  const announce = useCallback(
    (text: string) => setLatest((earlier) => (earlier.key === key ? earlier : { key, text })),
    [key],
  );
  return [latest, announce];
}

/**
 * Announces a list once it has loaded.
 * @param text null until then
 */
export function useAnnounceList(announce: AnnounceList, text: string | null): void {
  useEffect(() => {
    if (text !== null) {
      announce(text);
    }
  }, [announce, text]);
}
