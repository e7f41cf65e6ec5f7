const KEY = 'firebase:authUser:test:[DEFAULT]';

/** Stores the signed-in account where the SDK does. Null signs out. */
export function storeAccount(uid: string | null): void {
  if (uid === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, JSON.stringify({ uid }));
  }
}
