const KEY = 'prayer-community.unsent-changes';

/** Remembers for the login that the session ended before some changes were sent. */
export function rememberUnsentChanges(): void {
  sessionStorage.setItem(KEY, 'true');
}

/** Whether the session of this tab ended so, until `forgetUnsentChanges`. */
export function hadUnsentChanges(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Called once the login shows it. */
export function forgetUnsentChanges(): void {
  sessionStorage.removeItem(KEY);
}
