import { afterEach, expect, it, vi } from 'vitest';
import { leaveStaffArea } from './leave-staff-area.ts';

afterEach(() => vi.unstubAllGlobals());

it('starts afresh at the login, without what reactfire kept', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  // The real library makes its caches when it is loaded: this fails should they get other names.
  await import('reactfire');
  const preloaded: Map<string, string> = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  expect(preloaded).toBeInstanceOf(Map);
  preloaded.set('a query', 'its documents');
  expect(preloaded.size).toBe(1);
  leaveStaffArea();
  expect(preloaded.size).toBe(0);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/prayerteam');
});
