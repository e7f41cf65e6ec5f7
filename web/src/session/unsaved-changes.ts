import { readInTab, writeInTab } from '../ui/stored-value.ts';

const KEY = 'prayer-community.unsaved-changes';

/** Remembers, for the login, that the session ended with unsent changes. */
export function rememberUnsavedChanges(): void {
  writeInTab(KEY, 'true');
}

/** Returns whether the session in this tab ended with unsent changes, until `forgetUnsavedChanges` is called. */
export function hadUnsavedChanges(): boolean {
  return readInTab(KEY) !== null;
}

/** Called once the login shows the notice. */
export function forgetUnsavedChanges(): void {
  writeInTab(KEY, null);
}
