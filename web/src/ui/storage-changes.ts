interface StorageChanges {
  /** To call after each change in this tab. */
  report(): void;
  /** Calls back on every change, including changes in another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Returns the changes of stored values. Browsers report them to other tabs only. */
export function createStorageChanges(): StorageChanges {
  const listeners = new Set<() => void>();
  return {
    report() {
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
