import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onIdle } from './on-idle.ts';

class FakeObserver {
  static newest: FakeObserver;
  observe = vi.fn<(options: PerformanceObserverInit) => void>();
  disconnect = vi.fn<() => void>();

  constructor(readonly fetched: () => void) {
    FakeObserver.newest = this;
  }
}

let isAtRest: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  isAtRest = false;
  void onIdle().then(() => {
    isAtRest = true;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page', () => {
  it('is idle after three seconds without a fetch', async () => {
    await vi.advanceTimersByTimeAsync(2_900);
    FakeObserver.newest.fetched();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isAtRest).toBe(false);

    await vi.advanceTimersByTimeAsync(100);

    expect(isAtRest).toBe(true);
    expect(FakeObserver.newest.observe).toHaveBeenCalledExactlyOnceWith({ type: 'resource' });
    expect(FakeObserver.newest.disconnect).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is idle after 15 seconds even if it keeps fetching', async () => {
    for (let second = 0; second < 14; second += 1) {
      FakeObserver.newest.fetched();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(isAtRest).toBe(false);

    FakeObserver.newest.fetched();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(isAtRest).toBe(true);
  });
});
