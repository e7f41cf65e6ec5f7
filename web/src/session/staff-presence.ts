const KEY = 'prayer-community.staff-signed-in';

/** Stores whether staff are signed in on this device, for the public screens, which do not load sign-in. */
export function noteStaffPresence(isSignedIn: boolean): void {
  try {
    if (isSignedIn) {
      localStorage.setItem(KEY, 'true');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch (error) {
    console.warn('The sign-in cannot be stored.', error);
  }
}

/** Returns true if staff are signed in on this device, as far as it is stored. */
export function isStaffPresent(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // If the browser blocks its storage, nothing was stored either.
    return false;
  }
}

/** Calls back when another tab signs in or out. Returns a function that stops it. */
export function onStaffPresence(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}
