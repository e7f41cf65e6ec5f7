/**
 * Returns a signal that aborts when this process is asked to end, for instance by Ctrl-C. The second request ends the
 * process immediately.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));
  }
  return stopping.signal;
}
