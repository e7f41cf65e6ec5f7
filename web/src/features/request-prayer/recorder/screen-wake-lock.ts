/**
 * Keeps the screen from locking, where the browser can and the device allows it: a phone that locks itself after
 * half a minute would cut a recording short.
 * @returns lets the screen lock again
 */
export function requestWakeLock(): () => void {
  const wakeLock: WakeLock | undefined = navigator.wakeLock;
  // Low battery or a browser without it: the recording works all the same.
  const asked = wakeLock?.request('screen').catch(() => undefined);
  return () => void asked?.then((lock) => lock?.release());
}
