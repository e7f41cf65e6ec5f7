import { getBlob } from 'firebase/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_LIMIT_MS, isIdleTooLong, noteActivity } from '../../session/idle/watch-activity.ts';
import { fetchArchive } from './fetch-archive.ts';

// Storage does not run in jsdom.
vi.mock('../../firebase/storage.ts', () => ({ storage: {} }));
vi.mock('firebase/storage', () => ({ getBlob: vi.fn(), ref: vi.fn() }));

const archive = new Blob(['archive']);

beforeEach(() => {
  vi.useFakeTimers();
  noteActivity(Date.now());
});

afterEach(() => {
  vi.useRealTimers();
});

it('a member stays signed in while an archive downloads, and is idle from its end on', async () => {
  let finish = (_archive: Blob) => {};
  vi.mocked(getBlob).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const downloaded = fetchArchive('exports/archive.zip');

  vi.advanceTimersByTime(3 * IDLE_LIMIT_MS);
  expect(isIdleTooLong()).toBe(false);

  finish(archive);
  expect(await downloaded).toBe(archive);
  vi.advanceTimersByTime(IDLE_LIMIT_MS);
  expect(isIdleTooLong()).toBe(true);
});

it('a download continued by a device that slept too long counts for no one', () => {
  vi.mocked(getBlob).mockReturnValue(new Promise(() => {}));
  void fetchArchive('exports/archive.zip');

  vi.setSystemTime(Date.now() + IDLE_LIMIT_MS);
  vi.advanceTimersToNextTimer();

  expect(isIdleTooLong()).toBe(true);
});
