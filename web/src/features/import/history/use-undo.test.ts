import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { IDLE_LIMIT_MS, isIdleTooLong, noteActivity } from '../../../session/idle/watch-activity.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { WAIT_MS } from '../../../testing/wait-ms.ts';
import { useUndo } from './use-undo.ts';

it('a leader stays signed in while an import is undone, and is idle from its end on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  noteActivity(Date.now());
  let finish = () => {};
  const slow = new Promise<{ result: unknown }>((resolve) => {
    finish = () => resolve({ result: { success: true, state: 'undone' } });
  });
  const sent = answerCalls(slow);
  const { result } = renderHook(() => useUndo('prayers'));
  act(() => void result.current.undo());
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);

  vi.advanceTimersByTime(3 * IDLE_LIMIT_MS);
  expect(isIdleTooLong()).toBe(false);

  await act(async () => finish());
  await vi.waitFor(() => expect(result.current.isUndoing).toBe(false), WAIT_MS);
  vi.advanceTimersByTime(IDLE_LIMIT_MS);
  expect(isIdleTooLong()).toBe(true);
});
