type Area = 'localStorage' | 'sessionStorage';

/** If the browser blocks its storage, values last as long as the page. */
const unstored = new Map<string, string | null>();

/** The keys whose storage the browser has refused. Each is reported once. */
const refused = new Set<string>();

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

/** Parses JSON. Null if there is none or it cannot be parsed. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function read(area: Area, key: string): string | null {
  const value = unstored.get(key);
  if (value !== undefined) {
    return value;
  }
  try {
    return globalThis[area].getItem(key);
  } catch (error) {
    warnOnce(key, error);
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
    warnOnce(key, error);
    unstored.set(key, value);
  }
}

function remove(area: Area, prefixes: readonly string[]): void {
  for (const key of [...unstored.keys(), ...storedKeys(area)]) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) {
      write(area, key, null);
    }
  }
}

function storedKeys(area: Area): string[] {
  try {
    return Object.keys(globalThis[area]);
  } catch (error) {
    console.warn('The browser refuses its storage.', error);
    return [];
  }
}

function warnOnce(key: string, error: unknown): void {
  if (!refused.has(key)) {
    refused.add(key);
    console.warn(`The browser refuses to store ${key}.`, error);
  }
}
