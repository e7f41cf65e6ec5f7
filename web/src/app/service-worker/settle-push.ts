import {
  endingToken,
  isDueForRenewal,
} from '../../features/daily-content/notifications/stored-subscription.ts';
import { isTeamPushEnding, storedEnrollment } from '../../session/push/enrollment-storage.ts';

/**
 * Ends the push notifications of a member who logged out, and those of new content that a visitor disabled, without a
 * connection. Subscribes an enrolled device to new content again if that is due, such as with a new token in place of the
 * member's. A failure is retried at the next page load.
 */
export async function settlePush(): Promise<void> {
  await settleLater(isTeamPushEnding(), async () => {
    const { endPendingTeamPush } = await import('../../session/push/team-push.ts');
    await endPendingTeamPush();
  });
  await settleLater(endingToken() !== null, async () => {
    const { endPending } = await import('../../features/daily-content/notifications/subscription.ts');
    await endPending();
  });
  await settleLater(storedEnrollment('daily-content') !== null, async () => {
    if (await isDueForRenewal()) {
      const { renew } = await import('../../features/daily-content/notifications/subscription.ts');
      await renew();
    }
  });
}

async function settleLater(isDue: boolean, settle: () => Promise<void>): Promise<void> {
  // Without the permission, the browser has ended all of them, and the SDK would ask for it.
  if (!isDue || Notification.permission !== 'granted') {
    return;
  }
  try {
    await settle();
  } catch (error) {
    console.warn('The push notifications of this device could not be settled', error);
  }
}
