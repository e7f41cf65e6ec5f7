import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { AudioRecorder } from './audio-recorder.tsx';
import { openCapture } from './open-capture.ts';

/** The browser waits until it is resolved before it reports the failure. */
const network = vi.hoisted(() => ({ answer: Promise.resolve() }));
vi.mock('./record-take.ts', async () => {
  await network.answer;
  throw new TypeError('Failed to fetch dynamically imported module');
});

function show(): void {
  render(
    <MemoryRouter>
      <AudioRecorder confirmedRecording={null} onConfirm={vi.fn()} onReset={vi.fn()} />
      <Toasts />
    </MemoryRouter>,
  );
}

it('Cancel does not wait for the recording code, and hides that it could not be loaded', async () => {
  let fail = () => {};
  network.answer = new Promise((resolve) => {
    fail = resolve;
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  fail();
  await expect(import('./record-take.ts')).rejects.toThrow();
  expect(screen.queryByText(/^We couldn’t reach our server/)).toBeNull();
});

it('recording code that cannot be loaded is not blamed on the microphone', async () => {
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Start recording' }));

  await findToast(/^We couldn’t reach our server/);
  expect(screen.queryByText(/microphone/)).toBeNull();
});

it('a capture worklet that cannot be loaded fails as unreachable, and the audio is released', async () => {
  const close = vi.fn();
  /** Replaces the audio thread, which jsdom lacks. */
  class OfflineAudio {
    audioWorklet = { addModule: () => Promise.reject(new DOMException('no network', 'AbortError')) };
    close = close;
    createMediaStreamSource = vi.fn();
  }
  vi.stubGlobal('AudioContext', OfflineAudio);

  await expect(openCapture(Object.create(null))).rejects.toMatchObject({ code: 'unreachable' });

  expect(close).toHaveBeenCalledOnce();
});
