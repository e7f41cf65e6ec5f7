import { vi } from 'vitest';

/** The browser's push subscription, which jsdom lacks. */
export class FakePushManager {
  isSubscribed = true;
  options: { applicationServerKey: ArrayBuffer | null } = { applicationServerKey: null };

  unsubscribe = vi.fn(async () => {
    this.isSubscribed = false;
    return true;
  });

  getSubscription = async () =>
    this.isSubscribed ? { options: this.options, unsubscribe: this.unsubscribe } : null;
}

/** Gives the browser an active service worker with a push subscription. */
export function installPushManager(): FakePushManager {
  const pushManager = new FakePushManager();
  const registration = { installing: null, pushManager };
  const value = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  return pushManager;
}
