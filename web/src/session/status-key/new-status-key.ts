const STATUS_KEY_BYTES = 16;

/** Returns an unguessable key of 128 bits in base64url. Its holder can see, change, and delete the request. */
export function newStatusKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATUS_KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
