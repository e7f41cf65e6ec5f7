import { readStored, writeStored } from '../ui/stored-value.ts';

const KEY = 'prayer-community.staff-signed-in';

/** Stores whether staff are signed in on this device, for the public screens, which do not load sign-in. */
export function storeStaffSignedIn(isSignedIn: boolean): void {
  writeStored(KEY, isSignedIn ? 'true' : null);
  // A browser tells only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Returns true if staff are signed in on this device, as far as it is stored. */
export function isStaffSignedIn(): boolean {
  return readStored(KEY) !== null;
}

/** Calls back when staff sign in or out, in any tab. Returns a function that stops it. */
export function onStaffSignInChange(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}
