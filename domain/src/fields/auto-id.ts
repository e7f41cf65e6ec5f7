/** The form of an id that a client generates for a new document. The rules refuse any other. */
export const AUTO_ID = /^[A-Za-z0-9]{20}$/;

export const AUTO_ID_CHARS = 20;

/**
 * Returns a random id for a new document, for code that has not loaded the SDK.
 * @param uuid from `crypto.randomUUID()`
 */
export function autoIdFrom(uuid: string): string {
  return uuid.replaceAll('-', '').slice(0, AUTO_ID_CHARS);
}
