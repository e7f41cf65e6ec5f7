import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { storeTeamPushEnding } from '../../../session/push/enrollment-storage.ts';
import { storeTeamEnrollment } from '../../../session/push/team-enrollment.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { PushCard } from './push-card.tsx';

// The browser's push service and Firestore do not run in jsdom.
const edge = vi.hoisted(() => ({ deviceToken: vi.fn(), giveBack: vi.fn(), changeOwnProfile: vi.fn() }));
vi.mock('../../../session/push/device-token.ts', () => ({
  deviceToken: edge.deviceToken,
  giveBackUnneededToken: edge.giveBack,
}));
vi.mock('../availability/change-own-profile.ts', () => ({ changeOwnProfile: edge.changeOwnProfile }));
vi.mock('../../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: { unassigned_after_hours: 12 } }),
}));

const TOKEN = 'device-'.repeat(5);
const DONE = { result: { success: true } };
const BROKEN = { error: { status: 'INTERNAL', message: 'An unexpected error occurred.' } };

function browserThat(answer: NotificationPermission): void {
  const Notification = Object.assign(class {}, {
    permission: answer,
    requestPermission: async () => answer,
  });
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}

async function show(role: 'prayer_team' | 'leadership' = 'prayer_team'): Promise<UserEvent> {
  render(
    <Appearance>
      <PushCard uid="me" profile={staffMember('me', role)} />
      <ToastHost />
    </Appearance>,
  );
  const member = userEvent.setup();
  await member.click(screen.getByRole('button', { name: 'Push Notifications' }));
  return member;
}

it('is open on a page of its own, even if the window has no room for a list beside it', () => {
  render(
    <Appearance>
      <PushCard uid="me" profile={staffMember('me', 'prayer_team')} startsOpen />
    </Appearance>,
  );

  expect(device()).toBeVisible();
});

const device = () => screen.getByRole('switch', { name: 'Notify this device' });

beforeEach(() => {
  browserThat('granted');
  edge.deviceToken.mockReset().mockResolvedValue(TOKEN);
  edge.changeOwnProfile.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('push notifications on this device', () => {
  it('are shown as on once a registration of another page has succeeded', async () => {
    storeTeamEnrollment({ uid: 'me', token: TOKEN, at: 0 });
    storeTeamPushEnding(true);
    await show();
    expect(device()).not.toBeChecked();

    act(() => storeTeamPushEnding(false));

    expect(device()).toBeChecked();
    act(() => storeTeamEnrollment(null));
    expect(device()).not.toBeChecked();
  });

  it('are turned on with the device’s token and off again', async () => {
    const sent = answerCalls(DONE);
    const member = await show();

    await member.click(device());
    await findToast('Notifications enabled');
    expect(device()).toBeChecked();

    await member.click(device());
    await findToast('Notifications disabled');
    expect(device()).not.toBeChecked();
    expect(sent).toEqual([{ token: TOKEN }, { token: TOKEN }]);
    expect(edge.giveBack).toHaveBeenCalled();
  });

  it('are shown as chosen while the device registers, which is said', async () => {
    let answer: (token: string) => void = () => undefined;
    edge.deviceToken.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    answerCalls(DONE);
    const member = await show();

    await member.click(device());

    expect(device()).toBeChecked();
    expect(device()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('One moment…').closest('[role="status"]')).toBeVisible();
    answer(TOKEN);
    await findToast('Notifications enabled');
    expect(device()).toHaveAttribute('aria-disabled', 'false');
    expect(screen.queryByText('One moment…')).toBeNull();
  });

  it('stay off if the browser denies permission', async () => {
    browserThat('denied');
    const sent = answerCalls(DONE);
    const member = await show();

    await member.click(device());

    await findToast('Permission denied');
    expect(screen.getByText('Please enable notifications in your browser settings.')).toBeVisible();
    expect(device()).not.toBeChecked();
    expect(sent).toEqual([]);
  });

  it.each<[string, () => void]>([
    [
      'the push service fails to provide a token',
      () => edge.deviceToken.mockRejectedValue(new Error('AbortError')),
    ],
    ['our server fails to register the token', () => answerCalls(BROKEN)],
  ])('stay off if %s', async (_what, breakIt) => {
    answerCalls(DONE);
    breakIt();
    const member = await show();

    await member.click(device());

    await findToast('Failed to enable notifications. Please try again.');
    expect(device()).not.toBeChecked();
  });

  it('stay on if the server failed to end them', async () => {
    answerCalls(DONE, BROKEN);
    const member = await show();
    await member.click(device());
    await findToast('Notifications enabled');

    await member.click(device());

    await findToast('Failed to disable notifications.');
    expect(device()).toBeChecked();
  });

  it('say on an iPhone where to find them on the home screen, until that is read', async () => {
    vi.unstubAllGlobals();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const member = await show();

    await member.click(device());

    const help = await findToast(/Add to Home Screen.*choose Team Login.*My Settings.*Notify this device/);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(help).toBeVisible();
    expect(device()).not.toBeChecked();
  });

  it('are off if another member turned them on', async () => {
    localStorage.setItem(
      'prayer-community.team-token',
      JSON.stringify({ uid: 'other', token: TOKEN, at: 0 }),
    );
    await show();
    expect(device()).not.toBeChecked();
  });

  it('are off if the browser has since withdrawn permission', async () => {
    localStorage.setItem(
      'prayer-community.team-token',
      JSON.stringify({ uid: 'me', token: TOKEN, at: Date.now() }),
    );
    browserThat('denied');
    await show();

    expect(device()).not.toBeChecked();
  });
});

describe('leadership notification preferences', () => {
  it('can be changed by a leader', async () => {
    const leader = await show('leadership');
    expect(screen.getByText('You’re reminded of unassigned requests after 12 hours.')).toBeVisible();

    await leader.click(screen.getByRole('switch', { name: 'Reminders' }));

    expect(edge.changeOwnProfile).toHaveBeenCalledWith('me', { 'notification_preferences.reminders': false });
    await findToast('Notifications updated');
  });

  it('can each be changed while the server has not confirmed the other', async () => {
    edge.changeOwnProfile.mockReturnValue(new Promise(() => undefined));
    const leader = await show('leadership');

    await leader.click(screen.getByRole('switch', { name: 'Reminders' }));
    await leader.click(screen.getByRole('switch', { name: 'New requests' }));

    expect(edge.changeOwnProfile.mock.calls).toEqual([
      ['me', { 'notification_preferences.reminders': false }],
      ['me', { 'notification_preferences.newRequests': false }],
    ]);
  });

  it('stay as they were if saving fails', async () => {
    edge.changeOwnProfile.mockRejectedValue(new Error('refused'));
    const leader = await show('leadership');

    await leader.click(screen.getByRole('switch', { name: 'New requests' }));

    await findToast('Failed to update notification preferences.');
    expect(screen.getByRole('switch', { name: 'New requests' })).toBeChecked();
  });

  it('are not offered to the prayer team', async () => {
    await show();

    expect(screen.queryByRole('switch', { name: 'New requests' })).toBeNull();
  });
});
