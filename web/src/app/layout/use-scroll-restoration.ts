import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait for a list to grow to the saved scroll position. */
const GROWS_WITHIN_MS = 10_000;
/** Input events that cancel the restoration. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scroll offsets by the key of the history entry. */
const positions = new Map<string, number>();

/**
 * Scrolls to the top after a navigation and restores the scroll position on Back and Forward. The browser restores it
 * too, but only once and immediately, before a live list has loaded.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  // Runs before the effect that records the position, because the browser resets it while the screen is empty.
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

/**
 * Scrolls to an offset as the page grows, until it is reached, the visitor takes over, or the time is up. Returns a
 * function that stops it.
 */
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
  const timeout = setTimeout(end, GROWS_WITHIN_MS);
  ended.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timeout);
  });
  for (const taking of TAKING_OVER) {
    window.addEventListener(taking, end, { passive: true, signal: ended.signal });
  }
  growth.observe(document.body);
  return end;
}
