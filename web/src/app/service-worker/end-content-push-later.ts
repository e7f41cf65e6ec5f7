import { endingToken } from '../../features/daily-content/notifications/stored-subscription.ts';

/** Ends the notifications of new content that a visitor disabled without a connection. A failure is retried at the next page load. */
export async function endContentPushLater(): Promise<void> {
  // Without the permission, the browser has ended them already, and the SDK would ask for it.
  if (endingToken() === null || Notification.permission !== 'granted') {
    return;
  }
  try {
    const { endPending } = await import('../../features/daily-content/notifications/subscription.ts');
    await endPending();
  } catch (error) {
    console.warn('The subscription of this device could not be ended', error);
  }
}
