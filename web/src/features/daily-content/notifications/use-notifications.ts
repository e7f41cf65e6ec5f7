import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storedEnrollment, storeEnrollment } from '../../../session/push/enrollment-storage.ts';
import { notificationSupport } from '../../../session/push/notification-support.ts';
import { NOT_SUPPORTED_TOASTS } from '../../../session/push/push-toasts.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { NOTIFICATION_TOASTS } from './notification-toasts.ts';
import { endingToken, isDueForRenewal, storeEndingToken } from './stored-subscription.ts';

interface Notifications {
  isOn: boolean;
  isChanging: boolean;
  enable: () => Promise<void>;
  disable: () => Promise<void>;
}

/** Revoking the permission in the browser's settings turns off all notifications. */
function isPermitted(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

export function useNotifications(): Notifications {
  const [token, setToken] = useState(() => storedEnrollment('daily-content'));
  const [isChanging, setIsChanging] = useState(false);

  function remember(next: string | null): void {
    storeEnrollment('daily-content', next);
    setToken(next);
  }

  const isOn = token !== null && isPermitted();
  const settling = useRef(Promise.resolve());
  const settle = useEffectEvent(() => {
    settling.current = settleSubscription(isOn, setToken);
  });
  useEffect(() => {
    settle();
    const settleAgain = () => settle();
    window.addEventListener('online', settleAgain);
    return () => window.removeEventListener('online', settleAgain);
  }, []);

  async function enable(): Promise<void> {
    const support = notificationSupport();
    if (support !== 'supported') {
      await showToast(NOT_SUPPORTED_TOASTS[support]);
      return;
    }
    setIsChanging(true);
    try {
      if ((await Notification.requestPermission()) !== 'granted') {
        await showToast(NOTIFICATION_TOASTS.denied);
        return;
      }
      // An earlier subscription that is still being ended must not end this one.
      await settling.current;
      const { subscribe } = await import('./subscription.ts');
      remember(await subscribe());
      await showToast(NOTIFICATION_TOASTS.enabled);
    } catch (error) {
      console.error('Notifications could not be enabled', error);
      await showToast(NOTIFICATION_TOASTS.failed);
    } finally {
      setIsChanging(false);
    }
  }

  async function disable(): Promise<void> {
    setIsChanging(true);
    const renewal = settling.current;
    // Another tab may have renewed it.
    const ended = storedEnrollment('daily-content') ?? token;
    // Turns notifications off on this device immediately. The server follows now, or when the device is next online.
    if (ended !== null) {
      storeEndingToken(ended);
    }
    remember(null);
    await showToast(NOTIFICATION_TOASTS.disabled);
    try {
      if (ended !== null) {
        const { unsubscribe } = await import('./subscription.ts');
        await unsubscribe(ended);
      }
      // A renewal that is under way must not end notifications that are enabled again meanwhile.
      await renewal;
    } catch (error) {
      console.warn('The enrollment could not be given back', error);
    } finally {
      setIsChanging(false);
    }
  }

  return { isOn, isChanging, enable, disable };
}

/** Ends a subscription that the server still has. If subscribed, subscribes again when due with the device's current token. */
async function settleSubscription(isOn: boolean, onToken: (token: string) => void): Promise<void> {
  try {
    if (isOn ? !(await isDueForRenewal()) : endingToken() === null) {
      return;
    }
    const { endPending, renew } = await import('./subscription.ts');
    if (!isOn) {
      await endPending();
      return;
    }
    const token = await renew();
    if (token !== null) {
      onToken(token);
    }
  } catch (error) {
    console.warn('The subscription of this device could not be brought up to date', error);
  }
}
