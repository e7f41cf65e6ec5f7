import { PATHS } from '../config/paths.ts';
import { readInTab, writeInTab } from '../ui/stored-value.ts';

const KEY = 'prayer-community.address-asked-for';
const OWNER_KEY = 'prayer-community.address-asked-for-by';

/**
 * Stores the requested screen until after sign-in.
 * @param owner the member whose session was interrupted. Null if the screen was requested without a session
 */
export function rememberUrl(
  { pathname, search }: { pathname: string; search: string },
  owner: string | null,
): void {
  writeInTab(KEY, pathname + search);
  writeInTab(OWNER_KEY, owner);
}

/** Called once the screen is shown. */
export function forgetUrl(): void {
  writeInTab(KEY, null);
  writeInTab(OWNER_KEY, null);
}

/** Returns the URL to open after sign-in: the requested screen, unless another member was interrupted there, or the dashboard. */
export function urlAfterSignIn(uid: string): string {
  const owner = readInTab(OWNER_KEY) ?? uid;
  return (owner === uid ? readInTab(KEY) : null) ?? PATHS.dashboard;
}
