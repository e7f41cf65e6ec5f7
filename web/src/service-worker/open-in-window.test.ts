import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openInWindow } from './open-in-window.ts';

const REQUEST = 'https://prayer.example.org/prayerteam/dashboard?request=1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** @param answer undefined for a page that does not answer */
function windowThatAnswers(answer?: boolean) {
  const opened = vi.fn<() => void>();
  return {
    opened,
    postMessage: vi.fn((_question: unknown, [port]: Transferable[]) => {
      if (answer !== undefined && port instanceof MessagePort) {
        port.onmessage = opened;
        port.postMessage(answer);
      }
    }),
  };
}

it('every page is asked, and the first that is free opens the address of a clicked notification', async () => {
  const [busy, free, other] = [windowThatAnswers(false), windowThatAnswers(true), windowThatAnswers(true)];

  expect(await openInWindow([busy, free, other], REQUEST)).toBe(free);

  await vi.waitFor(() => expect(free.opened).toHaveBeenCalledOnce());
  for (const { postMessage } of [busy, free, other]) {
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ address: REQUEST }, [expect.any(MessagePort)]);
  }
  expect(busy.opened).not.toHaveBeenCalled();
  expect(other.opened).not.toHaveBeenCalled();
});

it('an address that no page opens is left to a new window', async () => {
  expect(await openInWindow([windowThatAnswers(false)], REQUEST)).toBeUndefined();
  expect(await openInWindow([], REQUEST)).toBeUndefined();
});

it('pages that do not answer are waited for together', async () => {
  const opening = openInWindow([windowThatAnswers(), windowThatAnswers()], REQUEST);
  vi.advanceTimersByTime(500);

  expect(await opening).toBeUndefined();
});
