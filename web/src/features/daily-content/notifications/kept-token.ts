const KEY = 'prayer-community.daily-content-token';

/** The token under which this device is enrolled, or null: notifications are on while there is one. */
export function keptToken(): string | null {
  return localStorage.getItem(KEY);
}

/** Remembers whether this device is enrolled. */
export function keepToken(token: string | null): void {
  if (token === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, token);
  }
}
