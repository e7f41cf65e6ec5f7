import { PATHS } from '../config/paths.ts';

const KEY = 'prayer-community.address-asked-for';

/** Stores the requested staff screen until after sign-in. */
export function rememberAddress({ pathname, search }: { pathname: string; search: string }): void {
  sessionStorage.setItem(KEY, pathname + search);
}

/** Called once the screen is shown. */
export function forgetAddress(): void {
  sessionStorage.removeItem(KEY);
}

/** Returns the address to open after sign-in: the requested screen or the dashboard. */
export function addressAfterSignIn(): string {
  return sessionStorage.getItem(KEY) ?? PATHS.dashboard;
}
