import type { SentRequest } from '../status-link/sent-request.ts';

/** The state of a queued request. `delayed` means that the server is to be asked again later, `stopped` means no longer sent automatically, `gone` means sent, changed or cleared in another tab. */
export type QueueState = 'waiting' | 'delayed' | 'sending' | 'sent' | 'stopped' | 'gone';

const listeners = new Set<() => void>();
let current: QueueState = 'waiting';
let arrived: SentRequest | null = null;
let isStoppable = true;

export const queueState = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): QueueState => current,
  /** Whether the form shows the queued request, and then its confirmation. */
  isShown: (): boolean => listeners.size > 0,
  /** False while the server may be storing the request. */
  isStoppable: (): boolean => isStoppable,
  setStoppable(next: boolean): void {
    isStoppable = next;
    notify();
  },
  /** The navigation state of the confirmation page. */
  sent: (): SentRequest | null => arrived,
  setSent(sent: SentRequest | null): void {
    arrived = sent;
    this.set('sent');
  },
  set(next: QueueState): void {
    current = next;
    notify();
  },
};

function notify(): void {
  for (const listener of listeners) {
    listener();
  }
}
