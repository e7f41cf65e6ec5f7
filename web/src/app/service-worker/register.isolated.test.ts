import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  noteSubscribed,
  storeEndingToken,
} from '../../features/daily-content/notifications/stored-subscription.ts';
import {
  storeContentRenewedAt,
  storedEnrollment,
  storeEnrollment,
  storeTeamPushEnding,
} from '../../session/push/enrollment-storage.ts';
import { FakePushManager } from '../../testing/fake-push-manager.ts';
import { loadNewVersion } from '../../ui/new-version.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { registerServiceWorker } from './register.ts';

const showToast = vi.hoisted(() => vi.fn<(toast: Toast) => Promise<void>>());
vi.mock('../../ui/toast/toast.ts', () => ({ showToast }));
vi.mock('../../ui/on-idle.ts', () => ({ onIdle: async () => {} }));
const endPendingTeamPush = vi.hoisted(() => vi.fn());
vi.mock('../../session/push/team-push.ts', () => ({ endPendingTeamPush }));

const callOrThrow = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow }));
vi.mock('../../session/push/device-token.ts', () => ({
  deviceToken: async () => 'a new token',
  giveBackUnneededToken: vi.fn(),
}));

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: unknown) => void>();

  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  pushManager = new FakePushManager();
  update = vi.fn<() => Promise<void>>();

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  registration = new FakeRegistration();
  register = vi.fn<() => Promise<FakeRegistration>>(async () => this.registration);
  getRegistration = async () => this.registration;
}

let container: FakeContainer;

beforeEach(() => {
  vi.stubEnv('PROD', true);
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  showToast.mockReset();
  endPendingTeamPush.mockReset();
  callOrThrow.mockReset();
  storeEndingToken(null);
  storeEnrollment('daily-content', null);
});

async function register(): Promise<void> {
  await registerServiceWorker();
  expect(container.register).toHaveBeenCalledOnce();
}

describe('a new version', () => {
  it('is offered once installed and takes over only when the visitor asks for it', async () => {
    await register();
    const worker = new FakeWorker();
    container.registration.find(worker);
    expect(showToast).not.toHaveBeenCalled();

    worker.install();

    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'A new version is ready' })),
    );
    expect(worker.postMessage).not.toHaveBeenCalled();
    showToast.mock.lastCall?.[0].action?.onPress();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  });

  it('is offered again with a warning if it would clear what was entered after the offer', async () => {
    onTestFinished(() => document.body.replaceChildren());
    await register();
    const worker = new FakeWorker();
    container.registration.find(worker);
    worker.install();
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    document.body.innerHTML = '<form data-unsaved><audio></audio></form>';

    showToast.mock.lastCall?.[0].action?.onPress();
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'Reloading clears what you entered here.' }),
    );

    showToast.mock.lastCall?.[0].action?.onPress();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
  });

  it('replaces the offer of an earlier one', async () => {
    await register();

    for (const worker of [new FakeWorker(), new FakeWorker()]) {
      container.registration.find(worker);
      worker.install();
    }

    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ id: 'new-version' }));
  });

  it('is offered if an earlier visit left it waiting', async () => {
    container.registration.waiting = new FakeWorker();

    await register();

    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  });

  it.each(['/kiosk', '/kiosk/'])(
    'is not offered to visitors of a kiosk at %s, which loads it between two of them',
    async (address) => {
      window.history.replaceState(null, '', address);
      await register();
      const worker = new FakeWorker();
      container.registration.find(worker);

      worker.install();

      expect(showToast).not.toHaveBeenCalled();
      expect(worker.postMessage).not.toHaveBeenCalled();
      await loadNewVersion();
      expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
    },
  );

  it('is announced if it was found before the page registered, and is installed after', async () => {
    const worker = new FakeWorker();
    container.registration.installing = worker;
    await register();

    worker.install();

    expect(showToast).toHaveBeenCalledOnce();
  });

  it('is not announced on the very first visit, when there is no old version', async () => {
    container.controller = null;
    await register();
    const worker = new FakeWorker();
    container.registration.find(worker);

    worker.install();

    expect(showToast).not.toHaveBeenCalled();
  });
});

it.each([
  { event: 'a logout without a connection', isEnding: true, permission: 'granted', calls: 1 },
  { event: 'the browser withdrew permission', isEnding: true, permission: 'default', calls: 0 },
  { event: 'any other visit', isEnding: false, permission: 'granted', calls: 0 },
])('after $event, a page load ends the push notifications of staff $calls times', async (given) => {
  vi.stubGlobal('Notification', { permission: given.permission });
  storeTeamPushEnding(given.isEnding);

  await register();

  expect(endPendingTeamPush).toHaveBeenCalledTimes(given.calls);
});

it.each([
  { event: 'Disable without a connection', token: 'a token', permission: 'granted', calls: 1 },
  { event: 'the browser withdrew permission', token: 'a token', permission: 'default', calls: 0 },
  { event: 'any other visit', token: null, permission: 'granted', calls: 0 },
])('after $event, any page load ends the notifications of new content $calls times', async (given) => {
  vi.stubGlobal('Notification', { permission: given.permission });
  storeEndingToken(given.token);

  await register();

  expect(callOrThrow.mock.calls).toEqual(
    Array(given.calls).fill(['unsubscribeDailyContent', { token: given.token }]),
  );
});

it.each([
  { event: 'the token of an enrolled device was deleted', isDeleted: true, permission: 'granted', calls: 1 },
  { event: 'the browser ended its subscription', isUnsubscribed: true, permission: 'granted', calls: 1 },
  { event: 'the browser withdrew permission', isDeleted: true, permission: 'default', calls: 0 },
  { event: 'any other visit', permission: 'granted', calls: 0 },
])('after $event, any page load subscribes to new content again $calls times', async (given) => {
  vi.stubGlobal('Notification', { permission: given.permission });
  storeEnrollment('daily-content', 'a token');
  noteSubscribed();
  if (given.isDeleted) {
    storeContentRenewedAt(null);
  }
  container.registration.pushManager.isSubscribed = !given.isUnsubscribed;

  await register();

  expect(callOrThrow.mock.calls).toEqual(
    Array(given.calls).fill(['subscribeDailyContent', { token: 'a new token' }]),
  );
  expect(storedEnrollment('daily-content')).toBe(given.calls > 0 ? 'a new token' : 'a token');
});

it('notifications of new content that cannot be ended yet are ended by a later page load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  storeEndingToken('a token');
  callOrThrow.mockRejectedValueOnce(new Error('unreachable'));
  await register();

  await registerServiceWorker();

  expect(callOrThrow).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it('a page in a frame registers no service worker', async () => {
  const self = vi.spyOn(window, 'self', 'get').mockReturnValue(Object.create(window));

  await registerServiceWorker();

  expect(container.register).not.toHaveBeenCalled();
  self.mockRestore();
});

it('a browser’s refusal of the service worker only logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  container.register.mockRejectedValue(new DOMException('no', 'SecurityError'));

  await register();

  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
