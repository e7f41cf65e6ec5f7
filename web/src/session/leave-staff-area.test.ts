import { afterEach, expect, it, vi } from 'vitest';
import { leaveStaffArea } from './leave-staff-area.ts';

afterEach(() => vi.unstubAllGlobals());

it('starts afresh at the login, without what reactfire kept', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  // The real library makes its caches when it is loaded: this fails should they get other names.
  await import('reactfire');
  const kept: Map<string, string> = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  expect(kept).toBeInstanceOf(Map);
  kept.set('a query', 'its documents');
  expect(kept.size).toBe(1);
  leaveStaffArea();
  expect(kept.size).toBe(0);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/prayerteam');
});
