import { onReconnect, RETRY_MS } from '../../../ui/connection/on-reconnect.ts';
import { isDraftQueued } from '../draft/draft-storage.ts';

export const loadQueue = () => import('./send-queued-request.ts');

/** Sends a request that is still queued, now or as soon as the queue's code can be loaded. */
export async function resumeQueuedRequest(): Promise<void> {
  if (!isDraftQueued()) {
    return;
  }
  try {
    const { awaitConnection, sendQueuedRequest } = await loadQueue();
    awaitConnection(true);
    await sendQueuedRequest();
  } catch (error) {
    console.error('The queued request could not be resumed yet', error);
    resumeOnReconnect();
  }
}

/** For a request that is queued while the queue's code cannot be loaded. */
export function resumeOnReconnect(): void {
  const stop = onReconnect(() => {
    stop();
    void resumeQueuedRequest();
  }, RETRY_MS);
}
