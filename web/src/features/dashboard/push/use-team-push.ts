import { useState, useSyncExternalStore } from 'react';
import { onTeamPushChange } from '../../../session/push/enrollment-storage.ts';
import { notificationSupport } from '../../../session/push/notification-support.ts';
import { isTeamPushOn } from '../../../session/push/team-enrollment.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useUnderway } from '../../../ui/use-underway.ts';
import { PUSH_TOASTS } from './push-toasts.ts';

interface TeamPush {
  /** While a change is underway, the value that was chosen. */
  isOn: boolean;
  isUnderway: boolean;
  change: (isWanted: boolean) => Promise<void>;
}

export function useTeamPush(uid: string): TeamPush {
  const isOn = useSyncExternalStore(onTeamPushChange, () => isTeamPushOn(uid));
  const [isUnderway, run] = useUnderway();
  const [chosen, setChosen] = useState(isOn);

  function change(isWanted: boolean): Promise<void> {
    return run(() => {
      setChosen(isWanted);
      return isWanted ? turnOn(uid) : turnOff();
    });
  }

  return { isOn: isUnderway ? chosen : isOn, isUnderway, change };
}

async function turnOn(uid: string): Promise<void> {
  const support = notificationSupport();
  if (support !== 'supported') {
    await showToast(PUSH_TOASTS[support]);
    return;
  }
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      await showToast(PUSH_TOASTS.denied);
      return;
    }
    const { registerDevice } = await import('../../../session/push/team-push.ts');
    await registerDevice(uid);
  } catch (error) {
    console.error('This device could not be registered', error);
    await showToast(PUSH_TOASTS.notEnabled);
    return;
  }
  await showToast(PUSH_TOASTS.enabled);
}

async function turnOff(): Promise<void> {
  try {
    const { unregisterDevice } = await import('../../../session/push/team-push.ts');
    await unregisterDevice();
  } catch (error) {
    console.error('This device could not be unregistered', error);
    await showToast(PUSH_TOASTS.notDisabled);
    return;
  }
  await showToast(PUSH_TOASTS.disabled);
}
