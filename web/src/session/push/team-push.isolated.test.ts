import { waitFor } from '@testing-library/react';
import { deleteToken } from 'firebase/messaging';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FakePushManager, installPushManager } from '../../testing/fake-push-manager.ts';
import { laterAnswer } from '../../testing/later-answer.ts';
import { beginSession } from '../begin-session.ts';
import {
  contentRenewedAt,
  isTeamPushEnding,
  storeContentRenewedAt,
  storeEnrollment,
} from './enrollment-storage.ts';
import { anyTeamEnrollment, isTeamPushOn, storeTeamEnrollment } from './team-enrollment.ts';
import {
  endPendingTeamPush,
  endTeamPush,
  registerDevice,
  renewDevice,
  unregisterDevice,
} from './team-push.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/call-or-throw.ts', () => ({ callOrThrow: call }));
vi.mock('../../firebase/auth.ts', () => ({ auth: {} }));
vi.mock('../../firebase/auth-actions.ts', () => ({ signInWithCustomToken: vi.fn() }));
// The push service does not run in jsdom.
vi.mock('../../firebase/firebase-app.ts', () => ({ firebaseApp: {}, vapidKey: 'key' }));
vi.mock('firebase/messaging', () => ({
  getMessaging: () => ({}),
  getToken: async () => {
    pushManager.isSubscribed = true;
    return 'a token';
  },
  deleteToken: vi.fn(),
}));

const TOKEN = 'device-'.repeat(5);

let pushManager: FakePushManager;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  call.mockReset();
  vi.mocked(deleteToken).mockReset().mockResolvedValue(true);
  pushManager = installPushManager();
  vi.stubGlobal('Notification', { permission: 'granted' });
  storeTeamEnrollment({ uid: 'me', token: TOKEN, at: Date.now() });
});

it('a logout with a session that the server has ended gives back the token of the device', async () => {
  call.mockRejectedValue(new Error('permission-denied'));

  await endTeamPush();

  expect(anyTeamEnrollment()).toBeNull();
  expect(deleteToken).toHaveBeenCalledOnce();
  expect(isTeamPushEnding()).toBe(false);
});

it('a logout with an ended session gives back the token even if daily content uses it, which then needs another', async () => {
  call.mockRejectedValue(new Error('permission-denied'));
  storeEnrollment('daily-content', TOKEN);
  storeContentRenewedAt(Date.now());

  await endTeamPush();

  expect(deleteToken).toHaveBeenCalledOnce();
  expect(contentRenewedAt()).toBeNull();
  expect(isTeamPushEnding()).toBe(false);
});

it('a logout without a connection ends the subscription of the browser', async () => {
  call.mockRejectedValue(new Error('no connection'));
  vi.mocked(deleteToken).mockRejectedValue(new Error('no connection'));

  await endTeamPush();

  expect(anyTeamEnrollment()).toBeNull();
  expect(pushManager.isSubscribed).toBe(false);
  expect(isTeamPushEnding()).toBe(false);
});

it('a logout whose browser cannot end its subscription ends it later, once that succeeds', async () => {
  call.mockRejectedValue(new Error('no connection'));
  pushManager.unsubscribe.mockRejectedValueOnce(new Error('AbortError'));
  pushManager.unsubscribe.mockRejectedValueOnce(new Error('AbortError'));
  await endTeamPush();
  expect(anyTeamEnrollment()).toBeNull();

  await endPendingTeamPush();
  expect(isTeamPushEnding()).toBe(true);
  await endPendingTeamPush();

  expect(isTeamPushEnding()).toBe(false);
  expect(pushManager.isSubscribed).toBe(false);
});

it('a device that was registered again after its token could not be given back stays registered', async () => {
  call.mockRejectedValue(new Error('no connection'));
  pushManager.unsubscribe.mockRejectedValueOnce(new Error('AbortError'));
  await endTeamPush();
  call.mockResolvedValue({ success: true });

  await registerDevice('me');
  await endPendingTeamPush();

  expect(isTeamPushEnding()).toBe(false);
  expect(anyTeamEnrollment()?.uid).toBe('me');
  expect(pushManager.isSubscribed).toBe(true);
});

it('a device that registered recently registers again after a sign-in, because ended sessions unregister it', async () => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  onTestFinished(() => void vi.unstubAllGlobals());
  await renewDevice('me');
  expect(call).not.toHaveBeenCalled();

  await beginSession('a custom token');
  await renewDevice('me');

  expect(call).toHaveBeenCalledExactlyOnceWith('registerPushToken', { token: 'a token' });
});

it('a device that registered recently registers again if the browser has ended its subscription', async () => {
  vi.stubGlobal('PushManager', class {});
  onTestFinished(() => void vi.unstubAllGlobals());
  pushManager.isSubscribed = false;

  await renewDevice('me');

  expect(call).toHaveBeenCalledExactlyOnceWith('registerPushToken', { token: 'a token' });
});

describe('a first registration', () => {
  beforeEach(() => {
    vi.stubGlobal('PushManager', class {});
    storeTeamEnrollment(null);
  });

  afterEach(() => vi.unstubAllGlobals());

  it('that the page does not finish is repeated by the next one, or ended by a logout', async () => {
    call.mockReturnValueOnce(new Promise(() => undefined));
    vi.resetModules();
    const { registerDevice: registerUnfinished } = await import('./team-push.ts');
    void registerUnfinished('me');
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(isTeamPushOn('me')).toBe(false);

    vi.resetModules();
    const nextPage = await import('./team-push.ts');
    await nextPage.renewDevice('me');
    expect(call).toHaveBeenCalledTimes(2);
    expect(isTeamPushOn('me')).toBe(true);
    await nextPage.endTeamPush();

    expect(call).toHaveBeenLastCalledWith('unregisterPushToken', { token: 'a token' });
    expect(pushManager.isSubscribed).toBe(false);
  });

  it('that may have failed leaves the device off, and its token is given back later', async () => {
    call.mockRejectedValueOnce(new Error('no connection'));

    await expect(registerDevice('me')).rejects.toThrow('no connection');

    expect(anyTeamEnrollment()).toBeNull();
    await endPendingTeamPush();
    expect(pushManager.isSubscribed).toBe(false);
    expect(isTeamPushEnding()).toBe(false);
  });

  it('that a logout overtakes is ended', async () => {
    const { answer, give: finish } = laterAnswer({ success: true });
    call.mockResolvedValue({ success: true }).mockReturnValueOnce(answer);
    const registration = registerDevice('me');
    await waitFor(() => expect(call).toHaveBeenCalledOnce());

    const ended = endTeamPush();
    finish();
    await expect(registration).rejects.toThrow('unregistered meanwhile');
    await ended;

    expect(anyTeamEnrollment()).toBeNull();
    expect(call).toHaveBeenLastCalledWith('unregisterPushToken', { token: 'a token' });
    expect(pushManager.isSubscribed).toBe(false);
  });

  it('is joined by one that is asked for meanwhile, which no logout can then miss', async () => {
    const { answer, give: finish } = laterAnswer({ success: true });
    call.mockResolvedValue({ success: true }).mockReturnValueOnce(answer);
    const registrations = Promise.allSettled([registerDevice('me'), registerDevice('me')]);
    await waitFor(() => expect(call).toHaveBeenCalledOnce());

    const ended = endTeamPush();
    finish();
    const [first, second] = await registrations;
    await ended;

    expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
    expect(anyTeamEnrollment()).toBeNull();
    expect(call.mock.calls.filter(([name]) => name === 'registerPushToken')).toHaveLength(1);
    expect(pushManager.isSubscribed).toBe(false);
  });
});

describe('during a renewal', () => {
  let finishRenewal: () => void;
  let renewal: Promise<void>;

  beforeEach(async () => {
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'granted' });
    storeTeamEnrollment({ uid: 'me', token: TOKEN, at: 0 });
    const { answer, give } = laterAnswer({ success: true });
    finishRenewal = give;
    call.mockResolvedValue({ success: true }).mockReturnValueOnce(answer);
    renewal = renewDevice('me');
    await waitFor(() => expect(call).toHaveBeenCalledWith('registerPushToken', { token: 'a token' }));
  });

  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['are turned off', unregisterDevice],
    ['end with a logout', endTeamPush],
    ['are turned off in another tab', async () => storeTeamEnrollment(null)],
  ])('notifications that %s stay off, here and on the server', async (_how, end) => {
    const ended = end();
    finishRenewal();
    await Promise.all([renewal, ended]);

    expect(anyTeamEnrollment()).toBeNull();
    expect(call).toHaveBeenCalledWith('unregisterPushToken', { token: 'a token' });
    expect(deleteToken).toHaveBeenCalled();
    expect(isTeamPushEnding()).toBe(false);
  });

  it('notifications that end with a logout end later if the session has ended before', async () => {
    pushManager.unsubscribe.mockRejectedValue(new Error('AbortError'));
    call.mockRejectedValue(new Error('permission-denied'));
    storeTeamEnrollment(null);

    finishRenewal();
    await renewal;

    expect(anyTeamEnrollment()).toBeNull();
    expect(isTeamPushEnding()).toBe(true);
  });
});
