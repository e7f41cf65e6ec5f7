import { isDraftQueued } from '../draft/draft-storage.ts';

/** Goes on with a request that waited for a connection when the site was last left. */
export async function resumeQueuedRequest(): Promise<void> {
  if (!isDraftQueued()) {
    return;
  }
  try {
    const { awaitConnection, sendQueuedRequest } = await import('./send-queued-request.ts');
    awaitConnection();
    await sendQueuedRequest();
  } catch (error) {
    console.error('The request that waits could not be looked at', error);
  }
}
