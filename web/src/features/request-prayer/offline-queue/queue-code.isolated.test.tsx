import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('./send-queued-request.ts', async (importOriginal) => {
  if (network.isDown) {
    throw new TypeError('Failed to fetch dynamically imported module');
  }
  return importOriginal();
});

const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };

it('a request is sent when the connection returns, even if the queue’s code loads only then', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = answerCalls(null, TAKEN);
  const visitor = await openScreen('/');
  await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), 'For my mother.');
  await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');
  await visitor.click(screen.getByRole('button', { name: 'Submit Prayer Request' }));
  expect(await screen.findByText(/will be sent automatically/)).toBeVisible();

  vi.mocked(console.error).mockClear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('resumed'), expect.anything()),
  );
  network.isDown = false;
  window.dispatchEvent(new Event('online'));

  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  expect(sent).toHaveLength(2);
});
