import { onReconnect, RETRY_MS } from '../../../ui/connection/on-reconnect.ts';
import { isDraftQueued } from '../draft/draft-storage.ts';

type Queue = typeof import('./send-queued-request.ts');

/** Sends a request that is still queued, now or as soon as the queue's code can be loaded. */
export async function resumeQueuedRequest(): Promise<void> {
  if (isDraftQueued()) {
    await withQueue(({ resumeQueue }) => resumeQueue());
  }
}

/** Runs this with the queue's code. If it cannot be loaded, the queued request is resumed on reconnect. */
export async function withQueue(run: (queue: Queue) => Promise<void> | void): Promise<void> {
  try {
    await run(await import('./send-queued-request.ts'));
  } catch (error) {
    console.error('The queued request could not be resumed yet', error);
    const stop = onReconnect(() => {
      stop();
      void resumeQueuedRequest();
    }, RETRY_MS);
  }
}
