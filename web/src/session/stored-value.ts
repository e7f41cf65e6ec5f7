/** Reads a value stored on this device. Null if there is none or the browser blocks its storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`${key} cannot be read`, error);
    return null;
  }
}

/** Stores a value on this device, or removes it if null. Does nothing if the browser blocks its storage. */
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
