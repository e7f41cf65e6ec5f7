import * as z from 'zod';

/** Keeps documents on this device under a key, to be read without a connection. */
export function keepDocuments(key: string, documents: readonly object[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(documents));
  } catch (error) {
    // A full or forbidden store costs only the reading without a connection.
    console.warn(`${key} could not be kept`, error);
  }
}

/** What was last kept under that key; null where nothing was, or it cannot be read. */
export function keptDocuments<Document>(key: string, schema: z.ZodType<Document>): Document[] | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : z.array(schema).parse(JSON.parse(text));
  } catch (error) {
    console.warn(`What was kept as ${key} cannot be read`, error);
    return null;
  }
}
