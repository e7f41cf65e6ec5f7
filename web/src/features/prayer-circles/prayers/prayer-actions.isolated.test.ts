import { message } from '@prayer-community/i18n/text';
import { afterEach, expect, it, vi } from 'vitest';
import type { Toast } from '../../../ui/toast/toast.ts';
import { prayerActions } from './prayer-actions.ts';

const showToast = vi.hoisted(() => vi.fn<(toast: Toast) => Promise<void>>());
const write = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast }));
vi.mock('../circle-writes.ts', () => ({ prayForIt: write, markAnswered: write, takeDownPrayer: write }));

const actions = prayerActions('a-circle', 'anna');

afterEach(() => {
  vi.resetAllMocks();
});

it.each([
  [message('Failed to count your prayer'), () => actions.pray('a-prayer')],
  [message('Failed to mark as answered.'), async () => actions.markAnswered('a-prayer').onConfirm()],
  [message('Failed to delete the prayer'), async () => actions.takeDown('a-prayer').onConfirm()],
])('$0.text: a refusal is shown in a toast', async (text, act) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  write.mockRejectedValue(new Error('refused'));

  await act();

  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text, kind: 'failure' }));
});

it('deleting a prayer shows a toast', async () => {
  await actions.takeDown('a-prayer').onConfirm();

  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: message('Prayer deleted'), kind: 'success' }),
  );
});

it('marking a prayer as answered shows a toast, but praying for it does not', async () => {
  await actions.pray('a-prayer');
  expect(showToast).not.toHaveBeenCalled();

  await actions.markAnswered('a-prayer').onConfirm();

  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Marked as answered' }));
});
