import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { IDLE_LIMIT_MS, isIdleTooLong, noteActivity } from '../../../session/idle/watch-activity.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { WAIT_MS } from '../../../testing/wait-ms.ts';
import type { AnyCheckedFile } from './use-checked-rows.ts';
import { useImportRun } from './use-import-run.ts';

const FILE = {
  name: 'people.csv',
  mapping: { file_fingerprint: '0'.repeat(64), columns: {}, day_order: null },
  language: 'en' as const,
};
/** Four calls of ten people each. */
const CHECKED: AnyCheckedFile = {
  kind: 'people',
  rows: Array.from({ length: 40 }, (_, index) => ({
    line: index + 2,
    first_name: 'Ruth',
    last_name: 'Meyer',
    email: `ruth-${index}@example.org`,
    phone: null,
  })),
  badRows: [],
};
const LOST = null;

const refused = (lines: number[]) => lines.map((line) => ({ line, reason: 'Known.' }));
const started = (importId: string, chunksDone: number, ...lines: number[]) => ({
  result: { success: true, importId, chunksDone, refusedRows: refused(lines) },
});
const stored = (chunksDone: number, ...lines: number[]) => ({
  result: { success: true, chunksDone, refusedRows: refused(lines) },
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function openFile() {
  const { result } = renderHook(() => useImportRun());
  const progress = () => (result.current.run.state === 'idle' ? null : result.current.run.progress);
  return {
    progress,
    state: () => result.current.run.state,
    refusedLines: () => progress()?.refusedRows.map(({ line }) => line),
    begin: () => act(() => void result.current.start(FILE, CHECKED)),
    run: async () => {
      await act(() => result.current.start(FILE, CHECKED));
    },
  };
}

it('a continued import lists the rows refused before the interruption as well, even if their answer was lost', async () => {
  answerCalls(
    started('continued', 0),
    stored(1, 5),
    stored(2),
    LOST,
    started('continued', 3, 5, 25, 27),
    stored(4, 40),
  );
  const people = openFile();

  await people.run();
  expect(people.state()).toBe('stopped');
  expect(people.refusedLines()).toEqual([5]);
  await people.run();

  expect(people.state()).toBe('finished');
  expect(people.progress()?.doneRows).toBe(40);
  expect(people.refusedLines()).toEqual([5, 25, 27, 40]);
});

it('a row that is refused again after a lost answer is listed once', async () => {
  answerCalls(
    started('repeated', 0),
    stored(1, 5),
    LOST,
    started('repeated', 0),
    stored(1, 5),
    stored(2, 14),
    stored(3),
    stored(4),
  );
  const people = openFile();

  await people.run();
  await people.run();

  expect(people.refusedLines()).toEqual([5, 14]);
});

it('the refused rows stay listed while the connection is still down', async () => {
  answerCalls(started('down', 0), stored(1, 5), LOST, LOST);
  const people = openFile();
  await people.run();

  people.begin();
  expect(people.state()).toBe('running');
  expect(people.refusedLines()).toEqual([5]);
  await waitFor(() => expect(people.state()).toBe('stopped'));

  expect(people.progress()?.doneRows).toBe(10);
  expect(people.refusedLines()).toEqual([5]);
});

it('an import continued by choosing the file again lists the rows refused before', async () => {
  answerCalls(
    started('chosen-again', 0),
    stored(1, 5),
    LOST,
    started('chosen-again', 1, 5),
    stored(2),
    stored(3),
    stored(4, 40),
  );
  await openFile().run();

  const again = openFile();
  await again.run();

  expect(again.refusedLines()).toEqual([5, 40]);
});

it('an import that begins anew lists only its own refused rows', async () => {
  answerCalls(
    started('undone', 0),
    stored(1, 5),
    LOST,
    started('anew', 0),
    stored(1),
    stored(2, 14),
    stored(3),
    stored(4),
  );
  const people = openFile();

  await people.run();
  await people.run();

  expect(people.refusedLines()).toEqual([14]);
});

it('a leader stays signed in while an import runs, and is idle from its end on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  noteActivity(Date.now());
  let breakOff = (_answer: null) => {};
  const slow = new Promise<null>((resolve) => {
    breakOff = resolve;
  });
  const sent = answerCalls(slow);
  const people = openFile();
  people.begin();
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);

  vi.advanceTimersByTime(3 * IDLE_LIMIT_MS);
  expect(isIdleTooLong()).toBe(false);

  await act(async () => breakOff(LOST));
  await vi.waitFor(() => expect(people.state()).toBe('stopped'), WAIT_MS);
  vi.advanceTimersByTime(IDLE_LIMIT_MS);
  expect(isIdleTooLong()).toBe(true);
});
