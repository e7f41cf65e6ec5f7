const KEY = 'prayer-community.staff-signed-in';

/** Stores whether staff are signed in on this device, for the public screens, which do not load sign-in. */
export function storeStaffSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) {
      localStorage.setItem(KEY, 'true');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch (error) {
    console.warn('The sign-in cannot be stored.', error);
  }
  // A browser tells only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Returns true if staff are signed in on this device, as far as it is stored. */
export function isStaffSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // If the browser blocks its storage, nothing was stored either.
    return false;
  }
}

/** Calls back when staff sign in or out, in any tab. Returns a function that stops it. */
export function onStaffSignInChange(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}
