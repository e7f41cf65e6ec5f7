/** The key of a status link: 128 random bits, base64url. */
const STATUS_KEY = /^[\w-]{22}$/;

/** True if the text has the form of a complete key. */
export function isStatusKey(text: string): boolean {
  return STATUS_KEY.test(text);
}

/** Returns the private link of a request on the public site. The key is in the fragment, which browsers do not send to servers. */
export function statusLink(publicSiteUrl: string, key: string): string {
  return `${publicSiteUrl}/status#${key}`;
}
