import type { Presence, PresenceSlot } from '@prayer-community/domain/staff/presence';
import { PRESENCE_REFRESH_MS, PRESENCE_SETTLE_MS } from '@prayer-community/domain/staff/presence-pace';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPaceStorage } from './pace-storage.ts';
import { createPresenceWriter } from './presence-writer.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const MINUTE_MS = 60_000;
const looking = (request_id: string): Presence => ({ request_id, activity: 'looking' });
const note = (request_id: string): Presence => ({ request_id, activity: 'note' });

let at: number[];
const write = vi.fn<(presence: Presence | null, slot: PresenceSlot) => Promise<void>>();
const open = () => createPresenceWriter(write, openPaceStorage('me'));
const written = () => write.mock.calls.map(([presence]) => presence);

function expectTwoAMinute(): void {
  at.slice(2).forEach((time, index) => {
    expect(time - (at[index] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  at = [];
  write.mockReset().mockImplementation(async () => {
    at.push(Date.now());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a member who skims through requests writes only the one where they stay', async () => {
  const writer = open();
  for (let request = 0; request < 50; request++) {
    writer.want(looking(`request-${request}`));
    await vi.advanceTimersByTimeAsync(200);
    writer.want(null);
  }
  writer.want(looking('last'));
  await vi.advanceTimersByTimeAsync(PRESENCE_SETTLE_MS);

  expect(written()).toEqual([looking('last')]);
});

it('a member who opens, closes, types and stops for ten minutes writes at most twice a minute', async () => {
  const writer = open();
  for (let turn = 0; turn < 150; turn++) {
    writer.want([looking('a'), note('a'), null, note('b')][turn % 4] ?? null);
    await vi.advanceTimersByTimeAsync(4_000);
  }

  expect(at.length).toBeGreaterThan(10);
  expectTwoAMinute();
});

it('a note is written immediately, a lasting presence is refreshed, and leaving is written', async () => {
  const writer = open();
  writer.want(looking('a'));
  await vi.advanceTimersByTimeAsync(10_000);
  writer.want(note('a'));
  await vi.advanceTimersByTimeAsync(1);
  expect(written()).toEqual([looking('a'), note('a')]);

  await vi.advanceTimersByTimeAsync(2 * PRESENCE_REFRESH_MS);
  expect(written()).toEqual([looking('a'), note('a'), note('a'), note('a')]);
  await vi.advanceTimersByTimeAsync(10_000);
  writer.want(null);
  await vi.advanceTimersByTimeAsync(PRESENCE_SETTLE_MS);
  expect(written().at(-1)).toBeNull();

  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(write).toHaveBeenCalledTimes(5);
});

it('another tab or a reload counts what was already written', async () => {
  const before = open();
  before.want(looking('a'));
  await vi.advanceTimersByTimeAsync(PRESENCE_SETTLE_MS);
  before.want(note('a'));
  await vi.advanceTimersByTimeAsync(PRESENCE_SETTLE_MS);
  expect(write).toHaveBeenCalledTimes(2);
  before.want(null);

  const other = open();
  other.want(note('b'));
  await vi.advanceTimersByTimeAsync(50_000);
  expect(write).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at.at(2)).toBeGreaterThanOrEqual((at[0] ?? 0) + MINUTE_MS);
});

it('leaving a request in one tab does not erase what another tab has written since', async () => {
  const left = open();
  left.want(looking('a'));
  await vi.advanceTimersByTimeAsync(8_000);
  left.want(note('a'));
  await vi.advanceTimersByTimeAsync(22_000);

  open().want(note('b'));
  await vi.advanceTimersByTimeAsync(1_000);
  left.want(null);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(written().slice(0, 2)).toEqual([looking('a'), note('a')]);
  expect(new Set(written().slice(2))).toEqual(new Set([note('b')]));
});

it('a failed write is logged and retried at the same pace', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  write.mockImplementation(async () => {
    at.push(Date.now());
    throw new Error('unavailable');
  });
  open().want(note('a'));
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(warn).toHaveBeenCalledWith('Presence was not written', expect.any(Error));
  expect(at.length).toBeGreaterThan(10);
  expectTwoAMinute();
});

it('nothing is written while offline, and only the current presence afterward', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const writer = open();
  writer.want(note('a'));
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  writer.want(looking('b'));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(write).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10);
  expect(written()).toEqual([looking('b')]);
});

it('a clock that was set back does not block writes', async () => {
  const storage = openPaceStorage('me');
  storage.take('even_at', NOW.getTime() + 24 * 3_600_000);
  storage.take('odd_at', NOW.getTime() + 24 * 3_600_000);
  open().want(note('a'));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);

  expect(write).toHaveBeenCalled();
});

it('the page still limits its writes if the browser denies storage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const writer = open();
  for (let turn = 0; turn < 20; turn++) {
    writer.want(turn % 2 === 0 ? note('a') : looking('a'));
    await vi.advanceTimersByTimeAsync(2_500);
  }

  expect(write).toHaveBeenCalledTimes(2);
});
