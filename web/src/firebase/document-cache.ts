import * as z from 'zod';

/** Caches documents on this device for offline reading. */
export function cacheDocuments(key: string, documents: readonly object[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(documents));
  } catch (error) {
    // If the storage is full or blocked, only offline reading is lost.
    console.warn(`${key} could not be cached`, error);
  }
}

/** Returns the documents cached under this key. Null if there are none or they cannot be read. */
export function cachedDocuments<Document>(key: string, schema: z.ZodType<Document>): Document[] | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : z.array(schema).parse(JSON.parse(text));
  } catch (error) {
    console.warn(`The cached document ${key} cannot be read`, error);
    return null;
  }
}
