import { KIOSK_COUNTDOWN_MS, KIOSK_RESET_AFTER_MS } from '@prayer-community/domain/request-form/kiosk';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInactivityReset } from './use-inactivity-reset.ts';

const QUIET_MS = KIOSK_RESET_AFTER_MS - KIOSK_COUNTDOWN_MS;

const reset = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  return renderHook(({ isEmpty, isSending }) => useInactivityReset(isEmpty, isSending, reset), {
    initialProps: { isEmpty: true, isSending: false },
  });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const sign = (name: string) =>
  act(() => void document.body.dispatchEvent(new Event(name, { bubbles: true })));

it('no countdown or reset happens until a visitor starts', () => {
  const { result } = watch();

  pass(10 * KIOSK_RESET_AFTER_MS);

  expect(result.current.secondsLeft).toBeNull();
  expect(reset).not.toHaveBeenCalled();
});

it('the last twenty seconds are counted down, and the form is reset only once', () => {
  const { result } = watch();
  sign('input');

  pass(QUIET_MS - 500);
  expect(result.current.secondsLeft).toBeNull();
  pass(500);
  expect(result.current.secondsLeft).toBe(20);
  pass(KIOSK_COUNTDOWN_MS - 1_000);
  expect(result.current.secondsLeft).toBe(1);
  pass(5 * KIOSK_RESET_AFTER_MS);

  expect(result.current.secondsLeft).toBeNull();
  expect(reset).toHaveBeenCalledOnce();
});

it('a form that is not empty is reset even if no one touched it', () => {
  const { rerender } = watch();

  rerender({ isEmpty: false, isSending: false });
  pass(KIOSK_RESET_AFTER_MS);

  expect(reset).toHaveBeenCalledOnce();
});

it('nothing is reset while a request is being sent, and the full wait starts afterward', () => {
  const { result, rerender } = watch();
  sign('input');

  rerender({ isEmpty: true, isSending: true });
  pass(5 * KIOSK_RESET_AFTER_MS);
  expect(result.current.secondsLeft).toBeNull();
  rerender({ isEmpty: true, isSending: false });
  pass(QUIET_MS - 1_000);

  expect(result.current.secondsLeft).toBeNull();
  expect(reset).not.toHaveBeenCalled();
});

// A screen reader that reads on only moves the focus or scrolls.
it.each(['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchmove', 'focusin', 'scroll'])(
  'the wait starts over after %s',
  (name) => {
    const { result } = watch();
    sign('input');
    pass(QUIET_MS + 2_000);
    expect(result.current.secondsLeft).toBe(18);

    sign(name);

    expect(result.current.secondsLeft).toBeNull();
    pass(QUIET_MS);
    expect(reset).not.toHaveBeenCalled();
  },
);

it('the form’s own focus and scroll after a reset start no new wait', () => {
  const { result } = watch();
  sign('input');
  pass(KIOSK_RESET_AFTER_MS);

  sign('focusin');
  sign('scroll');
  pass(QUIET_MS);

  expect(result.current.secondsLeft).toBeNull();
  pass(KIOSK_COUNTDOWN_MS);
  expect(reset).toHaveBeenCalledOnce();
});

it('playing a recording, whose events do not bubble, and recording one both restart the wait', () => {
  const { result } = watch();
  sign('input');
  pass(QUIET_MS);
  const audio = document.body.appendChild(document.createElement('audio'));

  act(() => void audio.dispatchEvent(new Event('timeupdate')));
  expect(result.current.secondsLeft).toBeNull();
  pass(QUIET_MS);
  act(() => result.current.reportActivity());
  pass(QUIET_MS);

  expect(reset).not.toHaveBeenCalled();
});

it('a tap on the countdown ends the wait with its click only, so that it presses nothing behind the notice', () => {
  const { result } = watch();
  sign('input');
  pass(QUIET_MS);
  const notice = document.body.appendChild(document.createElement('div'));
  notice.setAttribute('data-countdown', '');
  const button = notice.appendChild(document.createElement('button'));

  act(() => void button.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  act(() => button.focus());

  expect(result.current.secondsLeft).toBe(20);
  notice.remove();
});
