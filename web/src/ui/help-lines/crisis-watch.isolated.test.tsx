import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CrisisWatch } from './crisis-watch.tsx';

// An unreachable database.
vi.mock('../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

const SIGN = 'Now he hits me.';

const help = () => screen.findByRole('complementary', { name: 'You don’t have to carry this alone' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  ['at the next keystroke', SIGN + SIGN, () => undefined],
  ['once the connection is back', SIGN, () => void window.dispatchEvent(new Event('online'))],
])('help lines whose code could not be loaded are loaded again %s', async (_when, text, reconnect) => {
  const failed = new Promise<void>((resolve) => {
    vi.doMock('./crisis-help.tsx', () => {
      resolve();
      throw new Error('no connection');
    });
  });
  const { rerender } = render(<CrisisWatch text={SIGN} />);
  await act(() => failed);
  expect(screen.queryByRole('complementary')).toBeNull();
  vi.doUnmock('./crisis-help.tsx');

  rerender(<CrisisWatch text={text} />);
  act(reconnect);

  expect(await help()).toBeVisible();
});

it('help lines are shown even if the settings cannot be read', async () => {
  render(<CrisisWatch text={SIGN} alertsLeaders />);

  expect(await help()).toHaveTextContent('Our leaders will see it as urgent.');
});
