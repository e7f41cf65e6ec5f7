/** The form of an id that a client chooses for a new document; the rules refuse every other. */
export const AUTO_ID = /^[A-Za-z0-9]{20}$/;

const AUTO_ID_CHARS = 20;

/**
 * A random id for a new document, for code that has not loaded the SDK.
 * @param uuid of `crypto.randomUUID()`
 */
export function autoIdFrom(uuid: string): string {
  return uuid.replaceAll('-', '').slice(0, AUTO_ID_CHARS);
}
