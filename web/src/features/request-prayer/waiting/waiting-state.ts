import type { SentRequest } from '../status-link/sent-request.ts';

/** What becomes of a request that waits for a connection: it is on its way now, or has arrived. */
export type WaitingState = 'waiting' | 'sending' | 'sent';

const wakes = new Set<() => void>();
let current: WaitingState = 'waiting';
let arrived: SentRequest | null = null;

/** The store that the form reads while its request waits. */
export const waitingState = {
  subscribe(wake: () => void): () => void {
    wakes.add(wake);
    return () => wakes.delete(wake);
  },
  get: (): WaitingState => current,
  /** What the confirmation page is told of the request that was sent. */
  sent: (): SentRequest | null => arrived,
  setSent(sent: SentRequest | null): void {
    arrived = sent;
    this.set('sent');
  },
  set(next: WaitingState): void {
    current = next;
    for (const wake of wakes) {
      wake();
    }
  },
};
