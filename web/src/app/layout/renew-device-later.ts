import { storedEnrolment } from '../../session/push/enrolment-storage.ts';
import { onIdle } from '../../ui/on-idle.ts';

/** Renews the member's push notifications on this device once the page is idle. A failure is retried next time. */
export async function renewDeviceLater(uid: string): Promise<void> {
  if (storedEnrolment('team') === null) {
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
