import { isTeamPushEnding } from '../../session/push/enrollment-storage.ts';

/** Ends the push notifications of a member who logged out without a connection. A failure is retried at the next page load. */
export async function endTeamPushLater(): Promise<void> {
  // Without the permission, the browser has ended them already, and the SDK would ask for it.
  if (!isTeamPushEnding() || Notification.permission !== 'granted') {
    return;
  }
  try {
    const { endPendingTeamPush } = await import('../../session/push/team-push.ts');
    await endPendingTeamPush();
  } catch (error) {
    console.warn('The token of this device could not be given back', error);
  }
}
