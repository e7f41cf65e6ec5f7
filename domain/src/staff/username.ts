import { USERNAME_MAX_CHARS } from '../limits.ts';

const USERNAME_KEY = /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/;

/**
 * Returns the id of a username in `usernames`, ignoring case and surrounding whitespace. Null if the username is
 * invalid. Valid usernames use only plain letters, digits and, in between, `. _ + -`. Such a key is a valid document
 * id, and no two of them look alike.
 */
export function usernameKey(username: string): string | null {
  const key = username.trim().toLowerCase();
  return key.length <= USERNAME_MAX_CHARS && USERNAME_KEY.test(key) ? key : null;
}
