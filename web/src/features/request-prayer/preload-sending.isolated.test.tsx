import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const load = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./prayer-confirmation-page.tsx', () => {
  load();
  return { PrayerConfirmationPage: () => null };
});

it('the confirmation with the private link is loaded with the first focus, before the request is sent', async () => {
  const visitor = await openScreen('/');
  expect(load).not.toHaveBeenCalled();

  await visitor.click(await screen.findByRole('textbox', { name: 'First name' }));

  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});
