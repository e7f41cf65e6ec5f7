/** No event fires when a server that was down is back, or when a network regains internet access. */
const RETRY_MS = 30_000;

/** Calls back whenever the device may be online again. Returns a function that stops it. */
export function onReconnect(callback: () => void): () => void {
  const look = () => {
    if (navigator.onLine && document.visibilityState === 'visible') {
      callback();
    }
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  const timer = window.setInterval(look, RETRY_MS);
  return () => {
    window.removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    window.clearInterval(timer);
  };
}
