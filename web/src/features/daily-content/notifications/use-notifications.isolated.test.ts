import { NOTIFICATION_REFUSALS } from '@prayer-community/domain/delivery/content-announcement';
import { refusal, refusalFor } from '@prayer-community/domain/refusal';
import { shownText } from '@prayer-community/i18n/text';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallRefusal } from '../../../firebase/call-refusal.ts';
import { storedEnrollment, storeEnrollment } from '../../../session/push/enrollment-storage.ts';
import type { NotificationSupport } from '../../../session/push/notification-support.ts';
import { type FakePushManager, installPushManager } from '../../../testing/fake-push-manager.ts';
import { laterAnswer } from '../../../testing/later-answer.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { endingToken, noteSubscribed, storeEndingToken } from './stored-subscription.ts';
import { endPending, unsubscribe } from './subscription.ts';
import { useNotifications } from './use-notifications.ts';

const { call, deviceToken, endSubscription, support } = vi.hoisted(() => ({
  call: vi.fn(),
  deviceToken: vi.fn(),
  endSubscription: vi.fn(),
  support: vi.fn<() => NotificationSupport>(() => 'supported'),
}));
vi.mock('../../../firebase/call-or-throw.ts', () => ({ callOrThrow: call }));
vi.mock('../../../session/push/device-token.ts', () => ({
  deviceToken,
  endSubscription,
  giveBackUnneededToken: vi.fn(),
}));
vi.mock('../../../session/push/notification-support.ts', () => ({ notificationSupport: support }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

const show = () => renderHook(() => useNotifications());
const ended = (token: string) => ['unsubscribeDailyContent', { token }];
const subscribed = (token: string) => ['subscribeDailyContent', { token }];

let pushManager: FakePushManager;

beforeEach(() => {
  localStorage.clear();
  pushManager = installPushManager();
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('Notification', { permission: 'granted' });
  call.mockResolvedValue({});
  deviceToken.mockResolvedValue('a new token');
  storeEnrollment('daily-content', 'a token');
});

it('a subscription ended while offline ends on the server once back online', async () => {
  const { result } = show();
  await waitFor(() => expect(call.mock.calls).toEqual([subscribed('a new token')]));
  call.mockRejectedValueOnce(new Error('unreachable'));

  await act(() => result.current.disable());
  expect(result.current.isOn).toBe(false);
  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(call.mock.calls.slice(1)).toEqual([ended('a new token'), ended('a new token')]));
  act(() => void window.dispatchEvent(new Event('online')));
  show();
  await act(() => Promise.resolve());
  expect(call).toHaveBeenCalledTimes(3);
});

it('a subscription whose end could not be sent, as the code did not load, ends on the server at the next visit', async () => {
  noteSubscribed();
  const { result, unmount } = show();
  vi.doMock('./subscription.ts', () => {
    throw new Error('no connection');
  });
  await act(() => result.current.disable());
  vi.doUnmock('./subscription.ts');
  unmount();
  expect(call).not.toHaveBeenCalled();

  show();

  await waitFor(() => expect(call.mock.calls).toEqual([ended('a token')]));
});

it('an enabled device resubscribes once a day with its current token', async () => {
  show();
  await waitFor(() => expect(storedEnrollment('daily-content')).toBe('a new token'));
  show();
  await act(() => Promise.resolve());
  expect(call.mock.calls).toEqual([subscribed('a new token')]);

  const tomorrow = Date.now() + 25 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
  show();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

it('an enabled device resubscribes at once if the browser has ended its subscription', async () => {
  noteSubscribed();
  pushManager.isSubscribed = false;

  show();

  await waitFor(() => expect(storedEnrollment('daily-content')).toBe('a new token'));
  expect(call.mock.calls).toEqual([subscribed('a new token')]);
});

it('notifications that are disabled during a renewal stay disabled, here and on the server', async () => {
  const { answer, give: finishRenewal } = laterAnswer({});
  call.mockReturnValueOnce(answer);
  const { result } = show();
  await waitFor(() => expect(call.mock.calls).toEqual([subscribed('a new token')]));

  act(() => void result.current.disable());
  await waitFor(() => expect(call.mock.calls.slice(1)).toEqual([ended('a token')]));
  // Enabled again now, they could be ended by the renewal.
  await act(() => Promise.resolve());
  expect(result.current.isChanging).toBe(true);
  await act(async () => finishRenewal());

  await waitFor(() => expect(result.current.isChanging).toBe(false));
  expect(result.current.isOn).toBe(false);
  expect(storedEnrollment('daily-content')).toBeNull();
  expect(call.mock.calls.slice(1)).toEqual([ended('a token'), ended('a new token')]);
});

it('notifications that are enabled while an earlier subscription is being ended stay enabled', async () => {
  storeEnrollment('daily-content', null);
  storeEndingToken('a token');
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  const { answer, give: finishEnd } = laterAnswer({});
  call.mockReturnValueOnce(answer);
  const { result } = show();
  await waitFor(() => expect(call.mock.calls).toEqual([ended('a token')]));

  let enabling = Promise.resolve();
  act(() => {
    enabling = result.current.enable();
  });
  await act(() => Promise.resolve());
  expect(call).toHaveBeenCalledTimes(1);
  finishEnd();
  await act(() => enabling);

  expect(call.mock.calls).toEqual([ended('a token'), subscribed('a new token')]);
  expect(result.current.isOn).toBe(true);
});

it('notifications that are enabled while the page load ends an earlier subscription stay enabled', async () => {
  storeEnrollment('daily-content', null);
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  const { result } = show();
  storeEndingToken('a token');
  const { answer, give: finishEnd } = laterAnswer({});
  call.mockReturnValueOnce(answer);
  const ending = endPending();

  let enabling = Promise.resolve();
  act(() => {
    enabling = result.current.enable();
  });
  await act(() => vi.dynamicImportSettled());
  expect(call.mock.calls).toEqual([ended('a token')]);
  finishEnd();
  await act(() => Promise.all([ending, enabling]));

  expect(call.mock.calls).toEqual([ended('a token'), subscribed('a new token')]);
});

it('a subscription whose end fails after that of an earlier one is still to be ended', async () => {
  storeEndingToken('a token');
  call.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('unreachable'));

  await Promise.allSettled([endPending(), unsubscribe('another token')]);

  expect(call.mock.calls).toEqual([ended('a token'), ended('another token')]);
  expect(endingToken()).toBe('another token');
});

describe('a first subscription', () => {
  beforeEach(() => {
    storeEnrollment('daily-content', null);
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('whose response was lost ends on the server at the next page load', async () => {
    call.mockRejectedValueOnce(new Error('unreachable'));
    const { result } = show();
    await act(() => result.current.enable());
    expect(result.current.isOn).toBe(false);

    await endPending();

    expect(call.mock.calls).toEqual([subscribed('a new token'), ended('a new token')]);
    expect(endingToken()).toBeNull();
  });

  it('is not ended while the page waits for its response', async () => {
    const { answer, give: finish } = laterAnswer({});
    call.mockReturnValueOnce(answer);
    const { result } = show();
    let enabling = Promise.resolve();
    act(() => {
      enabling = result.current.enable();
    });
    await waitFor(() => expect(endingToken()).toBe('a new token'));

    await endPending();
    finish();
    await act(() => enabling);

    expect(call.mock.calls).toEqual([subscribed('a new token')]);
    expect(endingToken()).toBeNull();
    expect(result.current.isOn).toBe(true);
  });
});

it('an older tab disables the subscription that another tab has renewed', async () => {
  noteSubscribed();
  const { result } = show();
  storeEnrollment('daily-content', 'a newer token');

  await act(() => result.current.disable());

  expect(call.mock.calls).toEqual([ended('a newer token')]);
});

describe('a device whose token the server refuses', () => {
  const stale = new CallRefusal(refusal(NOTIFICATION_REFUSALS.failed));
  const tooManyCalls = new CallRefusal(refusalFor(3_600_000, () => NOTIFICATION_REFUSALS.failed));

  beforeEach(() => {
    storeEnrollment('daily-content', null);
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    deviceToken.mockResolvedValueOnce('a dead token');
  });

  it('subscribes with another token, as the push service no longer knows this one', async () => {
    call.mockRejectedValueOnce(stale);
    const { result } = show();

    await act(() => result.current.enable());

    expect(call.mock.calls).toEqual([subscribed('a dead token'), subscribed('a new token')]);
    expect(endSubscription).toHaveBeenCalledOnce();
    expect(result.current.isOn).toBe(true);
  });

  it('gets another token only once', async () => {
    call.mockRejectedValueOnce(stale).mockRejectedValueOnce(stale);
    const { result } = show();

    await act(() => result.current.enable());

    expect(call).toHaveBeenCalledTimes(2);
    expect(result.current.isOn).toBe(false);
  });

  it.each([
    ['its network made too many calls', tooManyCalls],
    ['the server cannot be reached', new Error('unreachable')],
  ])('keeps the token if %s', async (_why, failure) => {
    call.mockRejectedValueOnce(failure);
    const { result } = show();

    await act(() => result.current.enable());

    expect(call).toHaveBeenCalledTimes(1);
    expect(endSubscription).not.toHaveBeenCalled();
  });
});

it('an iPhone reads where on the home screen to enable notifications, because that opens the request form', async () => {
  support.mockReturnValueOnce('needs_home_screen');
  const { result } = show();

  await act(() => result.current.enable());

  const [toast] = vi.mocked(showToast).mock.lastCall ?? [];
  expect(shownText(toast?.text ?? '')).toMatch(/choose Daily Content and tap Enable Notifications/);
});
