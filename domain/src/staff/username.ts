import { USERNAME_MAX_CHARS } from '../limits.ts';

const USERNAME_KEY = /^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/;

/**
 * The id of a username in `usernames`, or null where nobody can have that name. Capitals and space around do not count.
 * Only plain letters, digits and `. _ + -` between them: such a key is a valid document id, and no two of them look alike.
 */
export function usernameKey(username: string): string | null {
  const key = username.trim().toLowerCase();
  return key.length <= USERNAME_MAX_CHARS && USERNAME_KEY.test(key) ? key : null;
}
