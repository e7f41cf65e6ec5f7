/**
 * Keeps the screen from locking while the page is visible, if the browser and device allow it. A phone that locks
 * automatically after half a minute would cut a recording or a prayer short.
 * @returns a function that lets the screen lock again
 */
export function requestWakeLock(): () => void {
  const holding = new AbortController();
  let asked: Promise<WakeLockSentinel | undefined> | undefined;

  /** The browser takes the lock back when the page is hidden. */
  function ask(): void {
    if (!document.hidden) {
      const wakeLock: WakeLock | undefined = navigator.wakeLock;
      // On low battery or without browser support, everything else still works.
      asked = wakeLock?.request('screen').catch(() => undefined);
    }
  }

  ask();
  document.addEventListener('visibilitychange', ask, { signal: holding.signal });
  return () => {
    holding.abort();
    void asked?.then((lock) => lock?.release());
  };
}
