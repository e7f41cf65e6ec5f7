type StorageName = 'localStorage' | 'sessionStorage';

/** The values of keys that the browser refused to write, null if removed. They last as long as the page. */
const inMemory = new Map<string, string | null>();

const reportedKeys = new Set<string>();

/** Reads a value stored on this device. Null if there is none. */
export function readStored(key: string): string | null {
  return read('localStorage', key);
}

/** Reads JSON stored on this device. Null if there is none or it cannot be parsed. */
export function readStoredJson(key: string): unknown {
  return parseJson(readStored(key));
}

/** Stores a value on this device, or removes it if null. */
export function writeStored(key: string, value: string | null): void {
  write('localStorage', key, value);
}

/** Removes all values from this device whose key starts with one of the prefixes. */
export function removeStored(prefixes: readonly string[]): void {
  remove('localStorage', prefixes);
}

/** Returns the keys on this device that start with one of the prefixes. */
export function storedKeys(prefixes: readonly string[]): string[] {
  return keysWith('localStorage', prefixes).filter((key) => readStored(key) !== null);
}

/** Returns true if this device stores a value whose key starts with one of the prefixes. */
export function hasStored(prefixes: readonly string[]): boolean {
  return storedKeys(prefixes).length > 0;
}

/** Reads a value stored in this tab. Null if there is none. */
export function readInTab(key: string): string | null {
  return read('sessionStorage', key);
}

/** Stores a value in this tab, or removes it if null. */
export function writeInTab(key: string, value: string | null): void {
  write('sessionStorage', key, value);
}

/** Removes all values from this tab whose key starts with one of the prefixes. */
export function removeInTab(prefixes: readonly string[]): void {
  remove('sessionStorage', prefixes);
}

/** Returns true if this tab stores a value whose key starts with one of the prefixes. */
export function hasInTab(prefixes: readonly string[]): boolean {
  return keysWith('sessionStorage', prefixes).some((key) => readInTab(key) !== null);
}

/** Parses JSON. Null if there is none or it cannot be parsed. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function read(storage: StorageName, key: string): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) {
    return value;
  }
  try {
    return globalThis[storage].getItem(key);
  } catch (error) {
    warnOnce(key, error);
    return null;
  }
}

function write(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) {
      globalThis[storage].removeItem(key);
    } else {
      globalThis[storage].setItem(key, value);
    }
    inMemory.delete(key);
  } catch (error) {
    warnOnce(key, error);
    inMemory.set(key, value);
  }
}

function remove(storage: StorageName, prefixes: readonly string[]): void {
  for (const key of keysWith(storage, prefixes)) {
    write(storage, key, null);
  }
}

function keysWith(storage: StorageName, prefixes: readonly string[]): string[] {
  const keys = [...inMemory.keys(), ...keysIn(storage)];
  return keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}

function keysIn(storage: StorageName): string[] {
  try {
    return Object.keys(globalThis[storage]);
  } catch (error) {
    console.warn('The browser refuses its storage.', error);
    return [];
  }
}

function warnOnce(key: string, error: unknown): void {
  if (!reportedKeys.has(key)) {
    reportedKeys.add(key);
    console.warn(`The browser refuses to store ${key}.`, error);
  }
}
