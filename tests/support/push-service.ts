import type { Page } from 'playwright-core';

// Replaces the page's own `fetch`, because the test's routes do not see requests through a service worker.

/** Stands in for Google's push service, which no test may reach, and gives this device the token. */
export async function giveDeviceToken(page: Page, token: string): Promise<void> {
  await page.addInitScript((deviceToken) => {
    const subscribedKey = 'test.push-subscribed';
    const subscription: PushSubscription = Object.assign(Object.create(PushSubscription.prototype), {
      toJSON: () => ({}),
      unsubscribe: async () => {
        sessionStorage.removeItem(subscribedKey);
        return true;
      },
    });
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(subscribedKey, 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(subscribedKey) === null ? null : subscription;
    for (const [field, value] of Object.entries({
      endpoint: 'https://push.invalid/device',
      expirationTime: null,
      options: { applicationServerKey: null, userVisibleOnly: true },
    })) {
      Object.defineProperty(PushSubscription.prototype, field, { get: () => value });
    }
    PushSubscription.prototype.getKey = () => new Uint8Array(65).buffer;
    const answers: Record<string, object> = {
      'firebaseinstallations.googleapis.com': {
        name: 'projects/1/installations/abc',
        fid: 'cabcdefghijklmnopqrstu',
        refreshToken: 'refresh',
        authToken: { token: 'installation', expiresIn: '604800s' },
      },
      'fcmregistrations.googleapis.com': { name: 'projects/1/registrations/abc', token: deviceToken },
    };
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const { host } = new URL(input instanceof Request ? input.url : input, location.href);
      const answer = answers[host];
      return answer ? Response.json(answer) : original(input, init);
    };
  }, token);
}

/** Makes the push service refuse this device. */
export async function refuseDeviceToken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException('push service error', 'AbortError'));
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const { host } = new URL(input instanceof Request ? input.url : input, location.href);
      return host.endsWith('.googleapis.com') ? new Response('{}', { status: 400 }) : original(input, init);
    };
  });
}
