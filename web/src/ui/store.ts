export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back on every change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

/** Holds a value that components follow with `useSyncExternalStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface Count extends Store<number> {
  change: (by: number) => void;
}

export function createCount(): Count {
  const store = createStore(0);
  return { ...store, change: (by) => store.set(store.get() + by) };
}
