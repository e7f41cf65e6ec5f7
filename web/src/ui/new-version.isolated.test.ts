import { afterEach, expect, it, vi } from 'vitest';
import { loadNewVersion } from './new-version.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function register(waiting: object | null): void {
  const container = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
}

it('a waiting version that the page was not offered yet is loaded', async () => {
  const worker = { state: 'installed', postMessage: vi.fn() };
  register(worker);

  await loadNewVersion();

  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('take-over');
});

it.each([
  ['without a new version', () => register(null)],
  ['without service workers', () => {}],
])('nothing is loaded %s', async (_case, prepare) => {
  prepare();

  await expect(loadNewVersion()).resolves.toBeUndefined();
});
