import * as z from 'zod';

/** Caches documents on this device under a key, for reading offline. */
export function cacheDocuments(key: string, documents: readonly object[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(documents));
  } catch (error) {
    // A full or forbidden store costs only the reading without a connection.
    console.warn(`${key} could not be cached`, error);
  }
}

/** The documents cached under that key; null where there are none, or they cannot be read. */
export function cachedDocuments<Document>(key: string, schema: z.ZodType<Document>): Document[] | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : z.array(schema).parse(JSON.parse(text));
  } catch (error) {
    console.warn(`What was kept as ${key} cannot be read`, error);
    return null;
  }
}
