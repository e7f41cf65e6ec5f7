import { PATHS } from '../config/paths.ts';

const KEY = 'prayer-community.address-asked-for';

/** Stores, over the sign-in, which screen of the staff was requested. */
export function rememberAddress({ pathname, search }: { pathname: string; search: string }): void {
  sessionStorage.setItem(KEY, pathname + search);
}

/** The screen is shown. */
export function forgetAddress(): void {
  sessionStorage.removeItem(KEY);
}

/** Where a sign-in leads: to the requested screen, or to the dashboard. */
export function addressAfterSignIn(): string {
  return sessionStorage.getItem(KEY) ?? PATHS.dashboard;
}
