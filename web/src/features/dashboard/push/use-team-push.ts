import { useState } from 'react';
import { notificationSupport } from '../../../session/push/notification-support.ts';
import { isTeamPushOn } from '../../../session/push/team-enrollment.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { PUSH_TOASTS } from './push-toasts.ts';

interface TeamPush {
  isOn: boolean;
  change: (isWanted: boolean) => Promise<void>;
}

export function useTeamPush(uid: string): TeamPush {
  const [isOn, setIsOn] = useState(() => isTeamPushOn(uid));
  const [, run] = useUnderway();

  async function change(isWanted: boolean): Promise<void> {
    setIsOn(await (isWanted ? turnOn(uid) : turnOff()));
  }

  return { isOn, change: (isWanted) => run(() => change(isWanted)) };
}

async function turnOn(uid: string): Promise<boolean> {
  const support = notificationSupport();
  if (support !== 'supported') {
    await showToast(PUSH_TOASTS[support]);
    return false;
  }
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      await showToast(PUSH_TOASTS.denied);
      return false;
    }
    const { registerDevice } = await import('../../../session/push/team-push.ts');
    await registerDevice(uid);
  } catch (error) {
    console.error('This device could not be registered', error);
    await showToast(PUSH_TOASTS.notEnabled);
    return false;
  }
  await showToast(PUSH_TOASTS.enabled);
  return true;
}

async function turnOff(): Promise<boolean> {
  try {
    const { unregisterDevice } = await import('../../../session/push/team-push.ts');
    await unregisterDevice();
  } catch (error) {
    console.error('This device could not be unregistered', error);
    await showToast(PUSH_TOASTS.notDisabled);
    return true;
  }
  await showToast(PUSH_TOASTS.disabled);
  return false;
}
