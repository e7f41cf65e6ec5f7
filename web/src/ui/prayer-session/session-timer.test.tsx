import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AudioPlayer } from '../audio-player/audio-player.tsx';
import { PrayerSessionTimer } from './session-timer.tsx';

const MINUTE_MS = 60_000;

const recording = new Blob(['sound'], { type: 'audio/wav' });
const onOver = vi.fn();
const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

/** jsdom plays no media and knows no wake lock, so these stand in for the browser's. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    changePaused(this, false);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    changePaused(this, true);
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function changePaused(element: HTMLMediaElement, paused: boolean): void {
  Object.defineProperty(element, 'paused', { value: paused, configurable: true });
  element.dispatchEvent(new Event(paused ? 'pause' : 'play'));
}

function open() {
  return render(
    <>
      <PrayerSessionTimer minutes={1} onOver={onOver} />
      <AudioPlayer source={recording} label="Recording of Maria" />
    </>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const audio = () =>
  screen.getByRole('group', { name: 'Recording of Maria' }).querySelector('audio') ?? expect.fail('no sound');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function turn(visibility: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the time is over when a recording that plays has ended', async () => {
  open();
  press('Play');

  await pass(MINUTE_MS);
  expect(screen.getByText('Time is up. Stay as long as you like.')).toBeVisible();
  expect(onOver).not.toHaveBeenCalled();
  fireEvent.ended(audio());

  expect(onOver).toHaveBeenCalledOnce();
});

it('a recording that is paused does not hold up the end', async () => {
  open();
  press('Play');
  press('Pause');

  await pass(MINUTE_MS);

  expect(onOver).toHaveBeenCalledOnce();
});

it('a recording that is paused after the end of the time leaves the person where they are', async () => {
  open();
  press('Play');
  await pass(MINUTE_MS);

  press('Pause');
  await pass(MINUTE_MS);

  expect(onOver).not.toHaveBeenCalled();
});

it('the end of a recording ends no time of an entry that the person has left', async () => {
  const { rerender } = open();
  press('Play');
  await pass(MINUTE_MS);

  rerender(<AudioPlayer source={recording} label="Recording of Maria" />);
  fireEvent.ended(audio());

  expect(onOver).not.toHaveBeenCalled();
});

it('the screen does not lock until the time is over, and may lock while the page is hidden', async () => {
  open();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');

  turn('hidden');
  expect(request).toHaveBeenCalledOnce();
  turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).not.toHaveBeenCalled();

  await pass(MINUTE_MS);
  expect(release).toHaveBeenCalledOnce();
  turn('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('the screen may lock once the person has left', async () => {
  open().unmount();

  await pass(0);

  expect(release).toHaveBeenCalledOnce();
});
