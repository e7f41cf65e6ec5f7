import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: SETTINGS.privacy.parse({}) }),
}));

it('the page says what to do if private links do not open, such as when status pages are off', async () => {
  await openScreen('/privacy');

  expect(
    await screen.findByText(/If the link doesn’t open, or you have none, please contact our community\.$/),
  ).toBeVisible();
});
