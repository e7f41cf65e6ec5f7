import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows an opened request from its top, and returns to the row and the scroll position when it closes.
 * @param list holds the rows, each with `data-card`
 * @param openId the request that is open; null where none is
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, openId: string | null): void {
  const place = useRef<{ scrollY: number; openId: string | null }>({ scrollY: 0, openId });
  useLayoutEffect(() => {
    const before = place.current.openId;
    place.current.openId = openId;
    if (openId !== null) {
      window.scrollTo(0, 0);
      rowOf(list.current, openId)?.scrollIntoView({ block: 'nearest' });
    } else if (before !== null) {
      window.scrollTo(0, place.current.scrollY);
      (rowOf(list.current, before) ?? list.current)?.focus({ preventScroll: true });
    }
  }, [list, openId]);
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

function rowOf(list: HTMLElement | null, requestId: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(requestId)}"]`) ?? null;
}
