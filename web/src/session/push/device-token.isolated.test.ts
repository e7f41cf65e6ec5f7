import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePushManager, installPushManager } from '../../testing/fake-push-manager.ts';
import { deletePushTokenUnless, deviceToken, giveBackUnneededToken } from './device-token.ts';
import { contentRenewedAt, storeContentRenewedAt, storeEnrollment } from './enrollment-storage.ts';
import { anyTeamEnrollment, storeTeamEnrollment } from './team-enrollment.ts';

// The push service does not run in jsdom.
vi.mock('../../firebase/firebase-app.ts', () => ({ firebaseApp: {}, vapidKey: '-_-_' }));
const sdk = vi.hoisted(() => ({ getToken: vi.fn(async () => 'a token'), deleteToken: vi.fn() }));
vi.mock('firebase/messaging', () => ({ getMessaging: () => ({}), ...sdk }));

class FakeWorker extends EventTarget {
  state = 'installing';

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser whose worker is being installed. It settles `ready` only for a worker that was activated. */
class FakeContainer {
  installing = new FakeWorker();
  registration: { installing: FakeWorker | null; active: object | null; pushManager: FakePushManager } = {
    installing: this.installing,
    active: null,
    pushManager: new FakePushManager(),
  };
  register = vi.fn(async () => this.registration);
  ready: Promise<object> = new Promise((resolve) => {
    this.installing.addEventListener('statechange', () => {
      if (this.installing.state === 'activated') {
        resolve(this.registration);
      }
    });
  });
}

let container: FakeContainer;

beforeEach(() => {
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

const isRegistered = () => waitFor(() => expect(container.register).toHaveBeenCalledOnce());

it('a service worker that could not be installed leaves the device without a token', async () => {
  const token = deviceToken();
  await isRegistered();

  container.installing.become('redundant');

  await expect(token).rejects.toThrow('service worker');
});

it('a service worker that was installed gives the device its token', async () => {
  const token = deviceToken();
  await isRegistered();

  container.installing.become('installed');
  container.installing.become('activated');

  await expect(token).resolves.toBe('a token');
});

it('a new version that could not be installed leaves the token to the old one', async () => {
  container.registration.active = {};
  container.ready = Promise.resolve(container.registration);
  const token = deviceToken();
  await isRegistered();

  container.installing.become('redundant');

  await expect(token).resolves.toBe('a token');
});

it.each([
  ['default', 0],
  ['denied', 0],
  ['granted', 1],
])(
  'with the permission “%s”, a token that is no longer needed is requested %i times to give it back',
  async (permission, times) => {
    vi.stubGlobal('Notification', { permission });
    container.registration.installing = null;
    container.ready = Promise.resolve(container.registration);
    sdk.getToken.mockClear();

    await giveBackUnneededToken();

    expect(sdk.getToken).toHaveBeenCalledTimes(times);
  },
);

it.each([
  ['the deletion of its token', sdk.deleteToken],
  ['the request for its token', sdk.getToken],
])(
  'a device ends its subscription even if %s gets no answer, so its next token is another',
  async (_what, call) => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    const pushManager = installPushManager();
    call.mockRejectedValueOnce(new Error('no connection'));

    expect(await deletePushTokenUnless(() => false)).toBe(true);

    expect(pushManager.isSubscribed).toBe(false);
  },
);

it('a device that is enrolled while its token is being given back keeps its subscription', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  const pushManager = installPushManager();
  const isNeeded = vi.fn(() => true).mockReturnValueOnce(false);

  expect(await deletePushTokenUnless(isNeeded)).toBe(false);

  expect(pushManager.isSubscribed).toBe(true);
});

describe('the subscription of the browser', () => {
  const OUR_KEY = Uint8Array.of(0xfb, 0xff, 0xbf).buffer;
  const ANOTHER_KEY = Uint8Array.of(0xfb, 0xff, 0xbe).buffer;
  let pushManager: FakePushManager;

  beforeEach(() => {
    pushManager = installPushManager();
    storeEnrollment('daily-content', 'a token');
    storeContentRenewedAt(Date.now());
    storeTeamEnrollment({ uid: 'me', token: 'a token', at: Date.now() });
  });

  it.each([
    ['our key', OUR_KEY],
    ['a key that the browser does not say', null],
  ])('stays if it was made with %s', async (_which, applicationServerKey) => {
    pushManager.options = { applicationServerKey };

    await deviceToken();

    expect(pushManager.unsubscribe).not.toHaveBeenCalled();
    expect(contentRenewedAt()).not.toBeNull();
    expect(anyTeamEnrollment()?.at).not.toBe(0);
  });

  it('is replaced if it was made with another key, and each enrollment is due for renewal', async () => {
    pushManager.options = { applicationServerKey: ANOTHER_KEY };
    sdk.getToken.mockImplementationOnce(async () => {
      expect(pushManager.isSubscribed).toBe(false);
      return 'a token';
    });

    await deviceToken();

    expect(pushManager.isSubscribed).toBe(false);
    expect(contentRenewedAt()).toBeNull();
    expect(anyTeamEnrollment()?.at).toBe(0);
  });

  it('makes each enrollment due for renewal if the browser has ended it', async () => {
    pushManager.isSubscribed = false;

    await deviceToken();

    expect(contentRenewedAt()).toBeNull();
    expect(anyTeamEnrollment()?.at).toBe(0);
  });

  it('is replaced on a device that is enrolled for nothing, because its token may be dead', async () => {
    storeEnrollment('daily-content', null);
    storeTeamEnrollment(null);

    await deviceToken();

    expect(pushManager.isSubscribed).toBe(false);
  });
});
