import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Toast } from '../ui/toast/toast.ts';
import { offerReloads } from './offer-reload.ts';

const showToast = vi.hoisted(() => vi.fn<(toast: Toast) => Promise<void>>());
vi.mock('../ui/toast/toast.ts', () => ({ showToast }));

const reachSite = vi.fn<typeof fetch>();
const addListener = vi.spyOn(window, 'addEventListener');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  showToast.mockReset().mockResolvedValue();
  reachSite.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', reachSite);
  addListener.mockClear();
  offerReloads();
});

afterEach(() => {
  document.body.replaceChildren();
  for (const [type, listener] of addListener.mock.calls) {
    window.removeEventListener(type, listener);
  }
});

/** What the code that Vite puts around each import dispatches. */
function fail(file: string): void {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
}

function failLater(file: string): void {
  vi.setSystemTime(Date.now() + 2_000);
  fail(file);
}

it('a file that fails again although the site can be reached makes the page offer a reload', async () => {
  fail('first.js');
  failLater('second.js');
  expect(reachSite).not.toHaveBeenCalled();

  failLater('first.js');

  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  expect(showToast.mock.lastCall?.[0]).toMatchObject({
    title: 'This could not be loaded',
    text: 'Reload the page when you’re ready.',
    action: { label: 'Reload Page' },
  });
});

it('failures at the same moment are no repetition, because some browsers name no file', async () => {
  fail('');
  fail('');
  expect(reachSite).not.toHaveBeenCalled();

  failLater('');

  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
});

it('a reload is offered once the site can be reached again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reachSite.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fail('offline.js');
  failLater('offline.js');
  await expect(reachSite.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  expect(showToast).not.toHaveBeenCalled();

  await waitFor(() => {
    fail('offline.js');
    expect(showToast).toHaveBeenCalledOnce();
  });
});

it('a site that does not respond counts as out of reach, so a reload is offered later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  reachSite.mockImplementationOnce(
    (_site, options) =>
      new Promise((_resolve, reject) => {
        if (options?.signal?.aborted) {
          reject(new DOMException('Timed out', 'TimeoutError'));
        }
      }),
  );
  fail('slow.js');
  failLater('slow.js');

  await waitFor(() => {
    fail('slow.js');
    expect(showToast).toHaveBeenCalledOnce();
  });
});

it('an offer says so if the reload would clear input', async () => {
  document.body.innerHTML = '<form data-unsaved><audio></audio></form>';
  fail('typed.js');
  failLater('typed.js');

  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'Reloading clears what you entered here.' }),
    ),
  );
});

it('an offer is repeated with a warning if the reload would clear what was entered after it', async () => {
  fail('typed-later.js');
  failLater('typed-later.js');
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  document.body.innerHTML = '<form data-unsaved><audio></audio></form>';

  showToast.mock.lastCall?.[0].action?.onPress();

  expect(showToast).toHaveBeenCalledTimes(2);
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ text: 'Reloading clears what you entered here.' });
});

it('a reload is offered only once, however often files fail, even those of the offer', async () => {
  showToast.mockImplementationOnce(async () => {
    fail('toasts.js');
    failLater('toasts.js');
  });
  fail('any.js');
  failLater('any.js');
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());

  failLater('any.js');

  expect(reachSite).toHaveBeenCalledOnce();
});
