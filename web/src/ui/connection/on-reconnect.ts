/** No event fires when a server that was down is back, or when a network regains internet access. */
export const RETRY_MS = 30_000;

/**
 * Calls back whenever the device may be online again. Returns a function that stops it.
 * @param callback receives the event that says so, or nothing if only time has passed
 * @param isInBackground whether it also calls back while the page is hidden
 */
export function onReconnect(
  callback: (event?: Event) => void,
  retryMs: number,
  isInBackground = false,
): () => void {
  const look = (event?: Event) => {
    if (navigator.onLine && (isInBackground || document.visibilityState === 'visible')) {
      callback(event);
    }
  };
  const lookAtReturn = (event: Event) => {
    if (document.visibilityState === 'visible') {
      look(event);
    }
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', lookAtReturn);
  const timer = window.setInterval(look, retryMs);
  return () => {
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', lookAtReturn);
    window.clearInterval(timer);
  };
}
