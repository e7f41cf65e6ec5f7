import { isDraftQueued } from '../draft/draft-storage.ts';

/** Resumes sending a request that was still queued when the site was last closed. */
export async function resumeQueuedRequest(): Promise<void> {
  if (!isDraftQueued()) {
    return;
  }
  try {
    const { awaitConnection, sendQueuedRequest } = await import('./send-queued-request.ts');
    awaitConnection(true);
    await sendQueuedRequest();
  } catch (error) {
    console.error('The request that waits could not be looked at', error);
  }
}
