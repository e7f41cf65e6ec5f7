import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the row that was activated last, by any means. A request that is listed twice has two rows.
 * @param list contains the rows, each with `data-card`
 */
export function useOpenedRow(list: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = list.current;
    function note({ target }: MouseEvent): void {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      opened.current = row ?? opened.current;
    }
    element?.addEventListener('click', note);
    return () => element?.removeEventListener('click', note);
  }, [list]);
  return opened;
}

/** Returns the row that was activated among the rows of one request, or else the first. */
export function activatedRow(
  rows: readonly HTMLElement[],
  opened: RefObject<HTMLElement | null>,
): HTMLElement | undefined {
  return rows.find((row) => row === opened.current) ?? rows[0];
}
