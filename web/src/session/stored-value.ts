type Area = 'localStorage' | 'sessionStorage';

/** If the browser blocks its storage, values last as long as the page. */
const unstored = new Map<string, string | null>();

/** Reads a value stored on this device. Null if there is none. */
export function readStored(key: string): string | null {
  return read('localStorage', key);
}

/** Stores a value on this device, or removes it if null. */
export function writeStored(key: string, value: string | null): void {
  write('localStorage', key, value);
}

/** Reads a value stored in this tab. Null if there is none. */
export function readInTab(key: string): string | null {
  return read('sessionStorage', key);
}

/** Stores a value in this tab, or removes it if null. */
export function writeInTab(key: string, value: string | null): void {
  write('sessionStorage', key, value);
}

function read(area: Area, key: string): string | null {
  const value = unstored.get(key);
  if (value !== undefined) {
    return value;
  }
  try {
    return globalThis[area].getItem(key);
  } catch (error) {
    console.warn(`${key} cannot be read`, error);
    return null;
  }
}

function write(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) {
      globalThis[area].removeItem(key);
    } else {
      globalThis[area].setItem(key, value);
    }
    unstored.delete(key);
  } catch (error) {
    console.warn(`${key} cannot be stored`, error);
    unstored.set(key, value);
  }
}
