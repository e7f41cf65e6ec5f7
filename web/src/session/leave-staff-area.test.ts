import { afterEach, expect, it, vi } from 'vitest';
import { pendingWrites, trackWrite } from '../ui/connection/pending-writes.ts';
import { leaveStaffArea } from './leave-staff-area.ts';
import { forgetUnsavedChanges, hadUnsavedChanges } from './unsaved-changes.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaving starts over at the login without the data that reactfire cached', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  // The real library creates its caches when it is loaded, so this fails if they are renamed.
  await import('reactfire');
  const preloaded: Map<string, string> = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  expect(preloaded).toBeInstanceOf(Map);
  preloaded.set('a query', 'its documents');
  expect(preloaded.size).toBe(1);
  leaveStaffArea();
  expect(preloaded.size).toBe(0);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/prayerteam');
});

it('leaving reports unsent changes to the login and does not wait for them', () => {
  vi.stubGlobal('location', { replace: vi.fn() });
  leaveStaffArea();
  expect(hadUnsavedChanges()).toBe(false);
  void trackWrite(new Promise(() => {}));

  leaveStaffArea();

  expect(hadUnsavedChanges()).toBe(true);
  expect(pendingWrites.get()).toBe(0);
  forgetUnsavedChanges();
});
