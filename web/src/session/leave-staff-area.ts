import { PATHS } from '../config/paths.ts';
import { abandonPendingWrites } from '../ui/connection/pending-writes.ts';
import { rememberUnsavedChanges } from './unsaved-changes.ts';

/**
 * Starts the page afresh at the login: with the page goes everything that the member saw, Firestore's cache (which
 * lies in memory alone) and every listener. The entry in the history is replaced. The login tells of changes that were not sent.
 */
export function leaveStaffArea(): void {
  forgetReactfire();
  if (abandonPendingWrites() > 0) {
    rememberUnsavedChanges();
  }
  window.location.replace(PATHS.login);
}

/** Where reactfire 4 keeps each listener with its last documents, and each query that it has seen. */
const REACTFIRE_CACHES = ['_reactFirePreloadedObservables', '_reactFireFirestoreQueryCache'];

/**
 * reactfire never lets go of its caches (its issues #485, #790, #800). A browser may keep the left page in memory for
 * its Back button; they are emptied so that nothing stays with it.
 */
function forgetReactfire(): void {
  for (const name of REACTFIRE_CACHES) {
    const cache: unknown = Reflect.get(globalThis, name);
    if (cache instanceof Map) {
      cache.clear();
    } else if (Array.isArray(cache)) {
      cache.length = 0;
    }
  }
}
