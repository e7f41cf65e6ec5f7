const KEY = 'prayer-community.staff-signed-in';

/** Notes for the public screens, which do not load the sign-in, whether staff are signed in on this device. */
export function noteStaffPresence(isSignedIn: boolean): void {
  try {
    if (isSignedIn) {
      localStorage.setItem(KEY, 'true');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch (error) {
    console.warn('Public screens show no way back: the browser refuses its storage.', error);
  }
}

/** True while staff are signed in on this device, as far as it remembers. */
export function isStaffPresent(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // The browser refuses its storage: nothing was noted either.
    return false;
  }
}

/** Calls back when another tab signs in or out. Returns the way to stop. */
export function onStaffPresence(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}
