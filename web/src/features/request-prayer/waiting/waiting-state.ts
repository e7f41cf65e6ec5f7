/** What becomes of a request that waits for a connection: it is on its way now, or has arrived. */
export type WaitingState = 'waiting' | 'sending' | 'sent';

const wakes = new Set<() => void>();
let current: WaitingState = 'waiting';

/** The store that the form reads while its request waits. */
export const waitingState = {
  subscribe(wake: () => void): () => void {
    wakes.add(wake);
    return () => wakes.delete(wake);
  },
  get: (): WaitingState => current,
  set(next: WaitingState): void {
    current = next;
    for (const wake of wakes) {
      wake();
    }
  },
};
