import { AUTO_ID } from '@prayer-community/domain/fields/auto-id';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from '../circle-toasts.ts';
import { sharePrayer } from '../circle-writes.ts';
import { SharePrayerForm } from './share-prayer-form.tsx';

// Firestore does not run in jsdom.
vi.mock('../circle-writes.ts', () => ({ sharePrayer: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ preloadToasts: vi.fn(), showToast: vi.fn() }));

beforeEach(() => void vi.clearAllMocks());

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

it('an unchanged prayer is sent again under its id, until it is stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new FirebaseError('unavailable', 'no answer');
  vi.mocked(sharePrayer).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue();
  render(
    <Appearance>
      <SharePrayerForm circleId="a-circle" uid="anna" />
    </Appearance>,
  );
  const box = screen.getByRole('textbox');
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share Prayer' }));

  await userEvent.type(box, 'For peace.');
  await share();
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  await share();
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
  await userEvent.type(box, ' For rain.');
  await share();
  await vi.waitFor(() => expect(box).toHaveValue(''));
  await userEvent.type(box, 'For peace. For rain.');
  await share();
  await vi.waitFor(() => expect(box).toHaveValue(''));

  const sent = vi.mocked(sharePrayer).mock.calls.map(([, { id }]) => id);
  expect(sent[0]).toMatch(AUTO_ID);
  expect(sent[1]).toBe(sent[0]);
  expect(new Set(sent).size).toBe(3);
});

it('a prayer stays in the tab until it is stored, for its circle and member only', async () => {
  const show = (circleId: string, uid: string) => {
    cleanup();
    render(
      <Appearance>
        <SharePrayerForm circleId={circleId} uid={uid} />
      </Appearance>,
    );
    return screen.getByRole('textbox');
  };
  let store = () => {};
  vi.mocked(sharePrayer).mockReturnValue(
    new Promise((resolve) => {
      store = resolve;
    }),
  );
  await userEvent.type(show('a-circle', 'anna'), 'For peace.');

  expect(show('another-circle', 'anna')).toHaveValue('');
  expect(show('a-circle', 'ruth')).toHaveValue('');
  expect(show('a-circle', 'anna')).toHaveValue('For peace.');
  await userEvent.click(screen.getByRole('button', { name: 'Share Prayer' }));
  await vi.waitFor(() => expect(sharePrayer).toHaveBeenCalledOnce());
  const box = show('a-circle', 'anna');
  expect(box).toHaveValue('For peace.');
  store();

  await vi.waitFor(() => expect(box).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});
