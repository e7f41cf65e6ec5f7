import { AUTO_ID } from '@prayer-community/domain/fields/auto-id';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PATHS } from '../../../config/paths.ts';
import { hasUnsavedInput } from '../../../ui/language/has-unsaved-input.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from '../circle-toasts.ts';
import { sharePrayer } from '../circle-writes.ts';
import { SharePrayerForm } from './share-prayer-form.tsx';

// Firestore does not run in jsdom.
vi.mock('../circle-writes.ts', () => ({ sharePrayer: vi.fn() }));
// An unreachable database.
vi.mock('../../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));
vi.mock('../../../ui/toast/toast.ts', () => ({ preloadToasts: vi.fn(), showToast: vi.fn() }));

beforeEach(() => void vi.clearAllMocks());

/** Replaces the form that is shown. */
function show(circleId: string, uid: string): HTMLElement {
  cleanup();
  render(
    <Appearance>
      <SharePrayerForm circleId={circleId} uid={uid} />
    </Appearance>,
  );
  return screen.getByRole('textbox');
}

async function share(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Share Prayer' }));
}

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
  const box = show('a-circle', 'anna');
  await userEvent.type(box, 'For peace.');

  await share();

  await waitFor(() => expect(showToast).toHaveBeenLastCalledWith(toast));
  expect(box).toHaveValue('For peace.');
});

it('a shared prayer shows a toast, because the list may be far from the form', async () => {
  vi.mocked(sharePrayer).mockResolvedValue();
  const box = show('a-circle', 'anna');
  await userEvent.type(box, 'For peace.');

  await share();

  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(CIRCLE_TOASTS.shared));
  expect(box).toHaveValue('');
});

it('an unchanged prayer is sent again under its id, until it is stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new FirebaseError('unavailable', 'no answer');
  vi.mocked(sharePrayer).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue();
  const box = show('a-circle', 'anna');

  await userEvent.type(box, 'For peace.');
  await share();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  await share();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
  await userEvent.type(box, ' For rain.');
  await share();
  await waitFor(() => expect(box).toHaveValue(''));
  await userEvent.type(box, 'For peace. For rain.');
  await share();
  await waitFor(() => expect(box).toHaveValue(''));

  const sent = vi.mocked(sharePrayer).mock.calls.map(([, { id }]) => id);
  expect(sent[0]).toMatch(AUTO_ID);
  expect(sent[1]).toBe(sent[0]);
  expect(new Set(sent).size).toBe(3);
});

it('a prayer that is restored after an attempt without an answer is sent again under its id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = new FirebaseError('unavailable', 'no answer');
  vi.mocked(sharePrayer).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue();
  await userEvent.type(show('a-circle', 'anna'), 'For peace.');
  await share();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));

  expect(show('a-circle', 'anna')).toHaveValue('For peace.');
  await share();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
  await userEvent.clear(show('a-circle', 'anna'));

  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox'), 'For rain.');
  await share();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  const [first, again, next] = vi.mocked(sharePrayer).mock.calls.map(([, { id }]) => id);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('a prayer that arrives late leaves the next one its id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let store = () => {};
  const late = new Promise<void>((resolve) => {
    store = resolve;
  });
  const lost = new FirebaseError('unavailable', 'no answer');
  vi.mocked(sharePrayer).mockReturnValueOnce(late).mockRejectedValueOnce(lost).mockResolvedValue();
  await userEvent.type(show('a-circle', 'anna'), 'For peace.');
  await share();
  await waitFor(() => expect(sharePrayer).toHaveBeenCalledTimes(1));
  const box = show('a-circle', 'anna');
  await userEvent.type(box, ' For rain.');
  await share();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));

  store();
  await late;
  await share();

  await waitFor(() => expect(box).toHaveValue(''));
  const [first, next, again] = vi.mocked(sharePrayer).mock.calls.map(([, { id }]) => id);
  expect(next).not.toBe(first);
  expect(again).toBe(next);
});

it('a prayer stays in the tab until it is stored, for its circle and member only', async () => {
  window.history.replaceState(null, '', PATHS.prayerCircles);
  let store = () => {};
  vi.mocked(sharePrayer).mockReturnValue(
    new Promise((resolve) => {
      store = resolve;
    }),
  );
  await userEvent.type(show('a-circle', 'anna'), 'For peace.');
  expect(hasUnsavedInput()).toBe(false);

  expect(show('another-circle', 'anna')).toHaveValue('');
  expect(show('a-circle', 'ruth')).toHaveValue('');
  expect(show('a-circle', 'anna')).toHaveValue('For peace.');
  await share();
  await waitFor(() => expect(sharePrayer).toHaveBeenCalledOnce());
  const box = show('a-circle', 'anna');
  expect(box).toHaveValue('For peace.');
  store();

  await waitFor(() => expect(box).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});

it('a text with crisis signs shows the help lines, without saying that leaders are alerted', async () => {
  const box = show('a-circle', 'anna');

  await userEvent.type(box, 'He hits me');

  const help = await screen.findByRole('complementary', { name: 'You don’t have to carry this alone' });
  expect(help).not.toHaveTextContent('leaders');
});

it('a pasted prayer that is too long is not cut off, and the form says why it is refused', async () => {
  const box = show('a-circle', 'anna');
  await userEvent.click(box);
  await userEvent.paste('a'.repeat(501));

  await share();

  expect(box).toHaveValue('a'.repeat(501));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/500 characters or less/));
  expect(sharePrayer).not.toHaveBeenCalled();
});
