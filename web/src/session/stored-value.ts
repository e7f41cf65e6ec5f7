/** Reads a value that this device stores; null where there is none, or where the browser blocks the storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`${key} cannot be read`, error);
    return null;
  }
}

/** Stores a value on this device, or removes it; where the browser blocks the storage, nothing is remembered. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch (error) {
    console.warn(`${key} cannot be stored`, error);
  }
}

/** Whether this device stores something under a key that begins so. */
export function hasStored(keyPrefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyPrefix));
  } catch (error) {
    console.warn(`${keyPrefix} cannot be looked for`, error);
    return false;
  }
}
