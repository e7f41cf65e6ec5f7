import { PATHS } from '../config/paths.ts';
import { abandonPendingWrites } from '../ui/connection/pending-writes.ts';
import { rememberUnsavedChanges } from './unsaved-changes.ts';

/**
 * Reloads the page at the login, which discards everything the member saw, Firestore's cache (in memory only), and all
 * listeners. Replaces the history entry. The login reports changes that were not sent.
 */
export function leaveStaffArea(): void {
  forgetReactfire();
  if (abandonPendingWrites() > 0) {
    rememberUnsavedChanges();
  }
  window.location.replace(PATHS.login);
}

/** The globals in which reactfire 4 stores its listeners with their last documents and the queries it has seen. */
const REACTFIRE_CACHES = ['_reactFirePreloadedObservables', '_reactFireFirestoreQueryCache'];

/**
 * reactfire never clears its caches (its issues #485, #790, #800). They are emptied because a browser may keep the page
 * in memory for its Back button.
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
