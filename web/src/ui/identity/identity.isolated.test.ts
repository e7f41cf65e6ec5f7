import { DEFAULT_IDENTITY, type SiteIdentity } from '@prayer-community/domain/settings/site-identity';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadIdentity, useIdentity } from './identity.ts';

const CHOSEN: SiteIdentity = { ...DEFAULT_IDENTITY, name: 'St. Mary’s' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the chosen identity even if its answer takes a minute', async () => {
  let answer = (_response: Response) => {};
  const fetched = vi.fn(
    (_path: string, options?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answer = resolve;
        options?.signal?.addEventListener('abort', reject);
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const { result } = renderHook(useIdentity);

  // Fake timers do not include it.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limitMs) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), limitMs);
    return limit.signal;
  });
  const loaded = loadIdentity();
  act(() => vi.advanceTimersByTime(60_000));
  await act(async () => {
    answer(Response.json(CHOSEN));
    expect(await loaded).toEqual(CHOSEN);
  });
  expect(result.current?.name).toBe('St. Mary’s');
});
