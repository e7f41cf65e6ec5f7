const STATUS_KEY_BYTES = 16;

/** A key that nobody guesses, 128 bits in base64url: its holder may see, change and delete the request. */
export function newStatusKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATUS_KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
