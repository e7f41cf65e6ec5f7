import { PATHS } from '../config/paths.ts';

/**
 * Starts the page afresh at the login: with the page goes everything that the member saw, Firestore's cache (which
 * lies in memory alone) and every listener. The entry in the history is replaced.
 */
export function leaveStaffArea(): void {
  forgetReactfire();
  window.location.replace(PATHS.login);
}

/**
 * reactfire keeps each listener with its last documents in a global map and never lets go of it (its issues #485, #790,
 * #800). A browser may keep the left page in memory for its Back button; the map is emptied so that it does not stay.
 */
function forgetReactfire(): void {
  const observables: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  if (observables instanceof Map) {
    observables.clear();
  }
}
