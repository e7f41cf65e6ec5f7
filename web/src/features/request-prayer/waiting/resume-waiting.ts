import { isDraftWaiting } from '../draft/draft-storage.ts';

/** Goes on with a request that waited for a connection when the site was last left. */
export async function resumeWaitingRequest(): Promise<void> {
  if (!isDraftWaiting()) {
    return;
  }
  try {
    const { awaitConnection, sendWaitingRequest } = await import('./send-waiting-request.ts');
    awaitConnection();
    await sendWaitingRequest();
  } catch (error) {
    console.error('The request that waits could not be looked at', error);
  }
}
