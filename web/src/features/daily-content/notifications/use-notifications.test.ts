import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeEnrollment } from '../../../session/push/enrollment-storage.ts';
import { installPushManager } from '../../../testing/fake-push-manager.ts';
import { noteSubscribed } from './stored-subscription.ts';
import { useNotifications } from './use-notifications.ts';

afterEach(() => {
  storeEnrollment('daily-content', null);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  { permission: 'granted', isOn: true },
  { permission: 'denied', isOn: false },
  { permission: 'default', isOn: false },
])(
  'an enrolled device whose browser permission is $permission is notified of new content: $isOn',
  ({ permission, isOn }) => {
    vi.stubGlobal('Notification', { permission });
    storeEnrollment('daily-content', 'a token');
    noteSubscribed();
    installPushManager();

    const { result } = renderHook(() => useNotifications());

    expect(result.current.isOn).toBe(isOn);
  },
);
