import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { unreachable } from '../../../firebase/call-failure.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { AudioRecorder } from './audio-recorder.tsx';
import type { Take, TakeOptions } from './record-take.ts';
import { EncodingError, MicrophoneError } from './recording-errors.ts';

const wav = new Blob(['sound'], { type: 'audio/wav' });

/** Replaces the microphone and audio thread, which jsdom lacks. End-to-end tests record in a real browser. */
const recordTake = vi.hoisted(() => vi.fn<(options: TakeOptions) => Promise<Take>>());
vi.mock('./record-take.ts', () => ({ recordTake }));

/** Simulates a recording that runs until Stop is pressed or the take is discarded. */
function hearsUntilStopped({ stop, discard, onStarted, onEnding }: TakeOptions): Promise<Take> {
  onStarted();
  return new Promise((resolve, reject) => {
    discard.addEventListener('abort', () => reject(discard.reason));
    stop.addEventListener('abort', () => {
      onEnding();
      resolve({ recording: wav, endedBy: 'stopped' });
    });
  });
}

/** Simulates a microphone prompt that the visitor does not answer. */
function rejectsWhenStopped({ stop }: TakeOptions): Promise<Take> {
  return new Promise((_resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason));
  });
}

const onConfirm = vi.fn<(recording: Blob) => void>();
const onReset = vi.fn<() => void>();

function Form({ draft = null }: { draft?: Blob | null }) {
  const [recording, setRecording] = useState(draft);
  return (
    <MemoryRouter>
      <AudioRecorder
        confirmedRecording={recording}
        onConfirm={(confirmed) => {
          onConfirm(confirmed);
          setRecording(confirmed);
        }}
        onReset={() => {
          onReset();
          setRecording(null);
        }}
      />
      <Toasts />
    </MemoryRouter>
  );
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

beforeEach(() => {
  vi.clearAllMocks();
  recordTake.mockImplementation(hearsUntilStopped);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
});

it('a recording is handed over only when it is confirmed', async () => {
  render(<Form />);
  await press('Start recording');
  await press('Stop recording');
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Confirm');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(wav);
  await findToast('Audio confirmed');
  expect(screen.getByText('Your audio recording has been confirmed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

it('Reset returns to the start without the recording', async () => {
  render(<Form draft={wav} />);
  expect(screen.getByText('Your recording will be sent with your request.')).toBeVisible();
  await press('Reset');
  expect(onReset).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

it.each([
  { was: 'was not confirmed', draft: null, takeIt: ['Start recording', 'Stop recording'], offers: 'Confirm' },
  { was: 'was confirmed', draft: wav, takeIt: [], offers: 'Reset' },
])('Undo restores a cleared recording that $was', async ({ draft, takeIt, offers }) => {
  render(<Form draft={draft} />);
  for (const name of takeIt) {
    await press(name);
  }
  await press('Reset');
  expect(screen.getByText('Your recording is cleared.')).toBeVisible();
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.getByRole('button', { name: offers })).toBeVisible();
  expect(onConfirm.mock.calls).toEqual(draft === null ? [] : [[wav]]);
});

it('Undo restores the newer recording, not one cleared before it', async () => {
  render(<Form draft={wav} />);
  await press('Reset');
  await press('Start recording');
  await press('Stop recording');
  await press('Reset');
  await press('Undo');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

it('the focus stays in the recorder while its buttons change', async () => {
  render(<Form />);
  await press('Start recording');
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toHaveFocus();
  await press('Stop recording');
  await screen.findByRole('button', { name: 'Confirm' });
  expect(screen.getByRole('group', { name: 'Record your prayer' })).toHaveFocus();
});

it('the remaining time is shown', async () => {
  recordTake.mockImplementation((options) => {
    const take = hearsUntilStopped(options);
    options.onProgress({ seconds: 61.2, level: 0.5, isFull: false });
    return take;
  });
  render(<Form />);
  await press('Start recording');
  expect(await screen.findByRole('timer')).toHaveTextContent('1:59 left');
});

it.each([
  ['Could not access microphone. Please check permissions.', new MicrophoneError('refused')],
  ['We couldn’t prepare your recording. Please try again.', new EncodingError('broken')],
  ['We couldn’t prepare your recording. Please try again.', new Error('no audio')],
  ['We couldn’t reach our server. Please check your connection and try again.', unreachable()],
])('a failure shows: %s', async (text, error) => {
  recordTake.mockRejectedValue(error);
  render(<Form />);
  await press('Start recording');
  await findToast(text);
  expect(screen.getAllByText('Error')[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
});

it('a take whose microphone prompt is not answered can be cancelled, without an error', async () => {
  recordTake.mockImplementation(rejectsWhenStopped);
  const { container } = render(<Form draft={wav} />);
  await press('Reset');
  await press('Start recording');
  await waitFor(() => expect(recordTake).toHaveBeenCalled());
  expect(container.querySelector('[data-unconfirmed]')).toBeNull();

  await press('Cancel');

  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Record your prayer' })).toHaveFocus();
  expect(screen.queryByText('Error')).toBeNull();
});

it('a take is marked as unconfirmed until it is confirmed', async () => {
  const { container } = render(<Form />);
  const marked = () => container.querySelector('[data-unconfirmed]') !== null;
  expect(marked()).toBe(false);
  await press('Start recording');
  await screen.findByRole('button', { name: 'Stop recording' });
  expect(marked()).toBe(true);
  await press('Stop recording');
  await screen.findByRole('button', { name: 'Confirm' });
  expect(marked()).toBe(true);
  await press('Confirm');
  expect(marked()).toBe(false);
});

it('leaving the page releases the microphone', async () => {
  const { unmount } = render(<Form />);
  await press('Start recording');
  await screen.findByRole('button', { name: 'Stop recording' });
  const discard = recordTake.mock.lastCall?.[0].discard;
  expect(discard?.aborted).toBe(false);
  act(unmount);
  expect(discard?.aborted).toBe(true);
});
