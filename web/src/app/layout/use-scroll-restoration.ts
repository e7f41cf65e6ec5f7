import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a list may take to grow to where it was left. */
const GROWS_WITHIN_MS = 10_000;
/** What a visitor does who no longer waits for that. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** How far down each entry of the browser's history was left, by its key. */
const positions = new Map<string, number>();

/**
 * A screen that was navigated to starts at its top; Back and Forward lead to where it was left. The browser leads there too, but
 * once and at once, when a live list has not come yet.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  // Before what follows the place: an empty screen has the browser leave it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed, not what is read
  useLayoutEffect(() => {
    if (navigation !== 'POP') {
      window.scrollTo(0, 0);
      return;
    }
    const offset = positions.get(key);
    return offset === undefined ? undefined : returnTo(offset);
  }, [pathname]);
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** Leads to a place as the page grows, until it is reached or the visitor goes somewhere else; gives the way to stop. */
function returnTo(offset: number): () => void {
  const ended = new AbortController();
  const end = () => ended.abort();
  const lead = () => {
    window.scrollTo(0, offset);
    if (window.scrollY >= Math.floor(offset)) {
      end();
    }
  };
  const growth = new ResizeObserver(lead);
  const patience = setTimeout(end, GROWS_WITHIN_MS);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(patience);
  });
  for (const taking of TAKING_OVER) {
    window.addEventListener(taking, end, { passive: true, signal: ended.signal });
  }
  growth.observe(document.body);
  return end;
}
