/** A server that is down, or a network that only seems to be there, sends no event. */
const RETRY_MS = 30_000;

/** Calls back whenever a connection may be there again. Returns the way to stop. */
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
