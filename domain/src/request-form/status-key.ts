/** The key of a status link: 128 random bits, base64url. */
const STATUS_KEY = /^[\w-]{22}$/;

/** True where a text may be a key, copied whole. */
export function isStatusKey(text: string): boolean {
  return STATUS_KEY.test(text);
}

/** The private link of a request, below the address of the public site; the key is in the part that no server is sent. */
export function statusLink(publicSiteUrl: string, key: string): string {
  return `${publicSiteUrl}/status#${key}`;
}
