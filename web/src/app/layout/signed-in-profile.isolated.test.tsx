import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { permittedTeamEnrollment, storeTeamEnrollment } from '../../session/push/team-enrollment.ts';
import { SessionContext } from '../../session/session.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { SignedInProfile } from './signed-in-profile.tsx';

// The browser's push service and Firestore do not run in jsdom, and a page there never comes to rest.
const deviceToken = vi.hoisted(() => vi.fn());
vi.mock('../../session/push/device-token.ts', () => ({ deviceToken, giveBackUnneededToken: vi.fn() }));
vi.mock('../../session/own-profile-provider.tsx', () => ({
  OwnProfileProvider: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../session/session-expiry.tsx', () => ({ SessionExpiry: () => null }));
vi.mock('../../ui/on-idle.ts', () => ({ onIdle: async () => {} }));

const TOKEN = 'device-'.repeat(5);
const DAY_MS = 24 * 3_600_000;

function browserThat(permission: NotificationPermission): void {
  vi.stubGlobal('Notification', Object.assign(class {}, { permission }));
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}

async function openStaffScreen(): Promise<void> {
  render(
    <SessionContext value={{ state: 'signedIn', uid: 'me' }}>
      <SignedInProfile>
        <h1>Dashboard</h1>
      </SignedInProfile>
    </SessionContext>,
  );
  await screen.findByRole('heading', { name: 'Dashboard' });
}

beforeEach(() => {
  browserThat('granted');
  deviceToken.mockReset().mockResolvedValue(TOKEN);
  storeTeamEnrollment({ uid: 'me', token: 'old', at: Date.now() - 2 * DAY_MS });
});

it('every staff screen registers an enrolled device again a day later with the current token', async () => {
  const sent = answerCalls({ result: { success: true } });

  await openStaffScreen();

  await waitFor(() => expect(sent).toEqual([{ token: TOKEN }]));
  await waitFor(() => expect(permittedTeamEnrollment('me')?.token).toBe(TOKEN));
});

it('a device is not registered again, nor is permission asked for, if the browser has withdrawn it', async () => {
  browserThat('default');
  const sent = answerCalls({ result: { success: true } });

  await openStaffScreen();
  await import('../../session/push/team-push.ts');

  expect(deviceToken).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
