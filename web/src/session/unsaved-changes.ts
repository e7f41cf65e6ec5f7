const KEY = 'prayer-community.unsaved-changes';

/** Remembers for the login that the session ended before some changes were sent. */
export function rememberUnsavedChanges(): void {
  sessionStorage.setItem(KEY, 'true');
}

/** Whether the session of this tab ended so, until `forgetUnsavedChanges`. */
export function hadUnsavedChanges(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Called once the login shows it. */
export function forgetUnsavedChanges(): void {
  sessionStorage.removeItem(KEY);
}
