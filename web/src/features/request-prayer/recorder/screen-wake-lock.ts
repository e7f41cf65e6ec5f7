/**
 * Keeps the screen from locking, if the browser and device allow it. A phone that locks automatically after half a
 * minute would cut a recording short.
 * @returns a function that lets the screen lock again
 */
export function requestWakeLock(): () => void {
  const wakeLock: WakeLock | undefined = navigator.wakeLock;
  // On low battery or without browser support, recording still works.
  const asked = wakeLock?.request('screen').catch(() => undefined);
  return () => void asked?.then((lock) => lock?.release());
}
