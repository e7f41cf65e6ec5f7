import { PATHS } from '../config/paths.ts';

const ACCOUNTS = 'https://identitytoolkit.googleapis.com';
const TOKENS = 'https://securetoken.googleapis.com';
const DATABASE = 'https://firestore.googleapis.com';

/**
 * Connects to the hosts that the screen at this address requests first while its code is loading. On a phone,
 * connecting to a host takes three round trips. Does nothing with the emulators, which are local.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/preconnect
 */
export function connectEarly(pathname: string): void {
  if (import.meta.env.VITE_EMULATORS) {
    return;
  }
  for (const href of hostsOf(pathname)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: 'anonymous' }),
    );
  }
}

function hostsOf(pathname: string): string[] {
  if (pathname.startsWith(`${PATHS.login}/`)) {
    return [TOKENS, ACCOUNTS, DATABASE];
  }
  return [PATHS.beliefWall, PATHS.dailyContent].some((path) => path === pathname) ? [DATABASE] : [];
}
