import { endingToken } from '../../features/daily-content/notifications/stored-subscription.ts';
import { isTeamPushEnding } from '../../session/push/enrollment-storage.ts';

/**
 * Ends the push notifications of a member who logged out, and those of new content that a visitor disabled, without a
 * connection. A failure is retried at the next page load.
 */
export async function endPushLater(): Promise<void> {
  await endLater(isTeamPushEnding(), async () => {
    const { endPendingTeamPush } = await import('../../session/push/team-push.ts');
    await endPendingTeamPush();
  });
  await endLater(endingToken() !== null, async () => {
    const { endPending } = await import('../../features/daily-content/notifications/subscription.ts');
    await endPending();
  });
}

async function endLater(isEnding: boolean, end: () => Promise<void>): Promise<void> {
  // Without the permission, the browser has ended them already, and the SDK would ask for it.
  if (!isEnding || Notification.permission !== 'granted') {
    return;
  }
  try {
    await end();
  } catch (error) {
    console.warn('The push notifications of this device could not be ended', error);
  }
}
