/** Aborts when this process is asked to end, by Ctrl-C for instance; when asked again, it ends at once. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));
  }
  return stopping.signal;
}
