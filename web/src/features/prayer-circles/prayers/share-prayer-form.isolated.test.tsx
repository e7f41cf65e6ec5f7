import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from '../circle-toasts.ts';
import { sharePrayer } from '../circle-writes.ts';
import { SharePrayerForm } from './share-prayer-form.tsx';

// Firestore does not run in jsdom.
vi.mock('../circle-writes.ts', () => ({ sharePrayer: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ preloadToasts: vi.fn(), showToast: vi.fn() }));

it.each([
  [
    'rejected by the rules shows a toast that suggests waiting',
    'permission-denied',
    CIRCLE_TOASTS.notSharedAgain,
  ],
  ['that cannot be sent shows a toast without that suggestion', 'unavailable', CIRCLE_TOASTS.notShared],
])('a prayer %s, and stays in the form', async (_what, code, toast) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(sharePrayer).mockRejectedValue(new FirebaseError(code, 'refused'));
  render(
    <Appearance>
      <SharePrayerForm circleId="a-circle" uid="anna" />
    </Appearance>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'For peace.');

  await userEvent.click(screen.getByRole('button', { name: 'Share Prayer' }));

  await vi.waitFor(() => expect(showToast).toHaveBeenLastCalledWith(toast), 10_000);
  expect(screen.getByRole('textbox')).toHaveValue('For peace.');
});
