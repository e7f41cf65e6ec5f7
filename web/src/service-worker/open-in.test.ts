import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openIn } from './open-in.ts';

const DASHBOARD = 'https://prayer.example.org/prayerteam/dashboard';
const REQUEST = `${DASHBOARD}?request=1`;
const FEED = 'https://prayer.example.org/daily-content';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

function windowAt(url: string, answer?: boolean) {
  return {
    url,
    postMessage: vi.fn((_message: string, [port]: Transferable[]) => {
      if (answer !== undefined && port instanceof MessagePort) {
        port.postMessage(answer);
      }
    }),
    navigate: vi.fn<(address: string) => Promise<unknown>>(async () => null),
  };
}

it.each([
  ['opens', REQUEST, true],
  ['opens', DASHBOARD, true],
  ['leaves to another window', REQUEST, false],
])('a page %s the address %s of a clicked notification itself', async (_what, address, answer) => {
  const dashboard = windowAt(DASHBOARD, answer);

  expect(await openIn(dashboard, address)).toBe(answer);

  expect(dashboard.postMessage).toHaveBeenCalledExactlyOnceWith(address, [expect.any(MessagePort)]);
  expect(dashboard.navigate).not.toHaveBeenCalled();
});

it('a page that does not answer is left as it is', async () => {
  const dashboard = windowAt(DASHBOARD);

  const opening = openIn(dashboard, REQUEST);
  vi.runAllTimers();

  expect(await opening).toBe(false);
  expect(dashboard.navigate).not.toHaveBeenCalled();
});

it('the browser shows a part of an open page, which needs no reload', async () => {
  const feed = windowAt(`${FEED}#item-1`);

  expect(await openIn(feed, `${FEED}#item-2`)).toBe(true);

  expect(feed.navigate).toHaveBeenCalledExactlyOnceWith(`${FEED}#item-2`);
  expect(feed.postMessage).not.toHaveBeenCalled();
});

it('a window that refuses to navigate leaves the address to another one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const feed = windowAt(FEED);
  feed.navigate.mockRejectedValue(new TypeError('Cannot navigate'));

  expect(await openIn(feed, `${FEED}#item-2`)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
