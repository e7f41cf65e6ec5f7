import { storedEnrollment } from '../../session/push/enrollment-storage.ts';
import { onIdle } from '../../ui/on-idle.ts';

/** Renews the member's push notifications on this device once the page is idle. A failure is retried next time. */
export async function renewDeviceLater(uid: string): Promise<void> {
  if (storedEnrollment('team') === null) {
    return;
  }
  await onIdle();
  try {
    const { renewDevice } = await import('../../session/push/team-push.ts');
    await renewDevice(uid);
  } catch (error) {
    console.warn('This device could not be registered again', error);
  }
}
