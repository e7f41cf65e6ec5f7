import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { WallSessionPage } from '../../features/belief-wall/prayer-session/wall-session-page.tsx';
import { lastActivityMs, noteActivity } from '../../session/idle/watch-activity.ts';
import { storeStaffSignedIn } from '../../session/staff-signed-in.ts';
import { Appearance } from '../appearance.tsx';
import { PublicLayout } from './public-layout.tsx';

// Firestore does not run in jsdom.
vi.mock('../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'loading' }) }));

const MINUTE_MS = 60_000;

const START_MS = Date.now();

beforeEach(() => vi.spyOn(Date, 'now').mockReturnValue(START_MS));

/** Opens a public screen some minutes after the last activity. */
function open(path: string, idleMinutes: number): void {
  noteActivity(START_MS - idleMinutes * MINUTE_MS);
  render(
    <Appearance>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route Component={PublicLayout}>
            <Route path="/wall" element={<h1>Belief Wall</h1>} />
          </Route>
          <Route path="/session" Component={WallSessionPage} />
        </Routes>
      </MemoryRouter>
    </Appearance>,
  );
}

it.each(['/wall', '/session'])(
  'activity on the public screen %s counts for signed-in staff',
  async (path) => {
    storeStaffSignedIn(true);
    open(path, 20);

    await waitFor(() => {
      fireEvent.click(document.body);
      expect(lastActivityMs()).toBe(START_MS);
    });
  },
);

it.each([
  ['of staff who were idle for too long', true, 31],
  ['of a visitor', false, 20],
])('activity %s does not count', async (_whose, isStaff, idleMinutes) => {
  storeStaffSignedIn(isStaff);
  open('/wall', idleMinutes);
  await screen.findByRole('link', { name: 'Team Login' });
  await import('../../session/idle/watch-activity.ts');

  fireEvent.click(document.body);

  expect(lastActivityMs()).toBe(START_MS - idleMinutes * MINUTE_MS);
});
