import { type RefObject, useLayoutEffect, useRef } from 'react';
import { activatedRow } from './use-opened-row.ts';

/**
 * Scrolls to the top when a request opens. When it closes, returns to its row and to the previous scroll position.
 * @param list contains the rows, each with `data-card`
 * @param opened see `useOpenedRow`
 * @param openId the open request. Null if none is open.
 */
export function useKeepPlace(
  list: RefObject<HTMLElement | null>,
  opened: RefObject<HTMLElement | null>,
  openId: string | null,
): void {
  const place = useRef<{ scrollY: number; openId: string | null }>({ scrollY: 0, openId });
  useLayoutEffect(() => {
    const before = place.current.openId;
    place.current.openId = openId;
    const rowOf = (requestId: string) => activatedRow(rowsOf(list.current, requestId), opened);
    if (openId !== null) {
      window.scrollTo(0, 0);
      rowOf(openId)?.scrollIntoView({ block: 'nearest' });
    } else if (before !== null) {
      window.scrollTo(0, place.current.scrollY);
      (rowOf(before) ?? list.current)?.focus({ preventScroll: true });
    }
  }, [list, opened, openId]);
  useLayoutEffect(() => {
    if (openId !== null) {
      return;
    }
    const remember = () => {
      place.current.scrollY = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [openId]);
}

function rowsOf(list: HTMLElement | null, requestId: string): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(requestId)}"]`) ?? [])];
}
