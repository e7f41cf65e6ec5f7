import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../firebase/settings/read-settings.ts';
import { openScreen } from '../../testing/open-screen.tsx';

vi.mock('../../firebase/settings/read-settings.ts', () => ({ readSettings: vi.fn() }));

const EITHER_WAY =
  'Only leaders are assigned to a confidential request. Others on the prayer team may be able to read it.';

beforeEach(() => {
  vi.mocked(readSettings).mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  {
    confidential_visible_to: 'leadership' as const,
    says: 'Only our leadership can read a confidential request.',
  },
  {
    confidential_visible_to: 'team' as const,
    says: 'Our prayer team can read a confidential request until it is closed. Only leaders are assigned to it.',
  },
])(
  'the form says who can read a confidential request: $confidential_visible_to',
  async ({ confidential_visible_to, says }) => {
    vi.mocked(readSettings).mockResolvedValue({
      confidential_visible_to,
      retention_days: 0,
      session_hours: 12,
    });
    const visitor = await openScreen('/');
    expect(await screen.findByText(EITHER_WAY)).toBeVisible();
    expect(readSettings).not.toHaveBeenCalled();

    await visitor.click(screen.getByRole('radio', { name: 'Confidential' }));

    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByText(EITHER_WAY)).toBeNull();
    expect(readSettings).toHaveBeenCalledExactlyOnceWith('privacy');
  },
);

it('the form uses a text that is true either way if the setting cannot be read', async () => {
  vi.mocked(readSettings).mockRejectedValue(new Error('unavailable'));
  const visitor = await openScreen('/');

  await visitor.click(await screen.findByRole('radio', { name: 'Confidential' }));

  await waitFor(() => expect(readSettings).toHaveBeenCalled());
  expect(screen.getByText(EITHER_WAY)).toBeVisible();
});
