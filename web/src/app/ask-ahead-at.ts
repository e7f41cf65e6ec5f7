import { PATHS } from '../config/paths.ts';

/** Asks for what the screen of an address shows first, while the rest of its code is on the way. */
export function askAheadAt(pathname: string): void {
  if (pathname === PATHS.dashboard) {
    import('../features/dashboard/ask-ahead.ts')
      .then(({ askAhead }) => askAhead())
      // The screen asks by itself.
      .catch((error: unknown) => console.warn('Nothing could be asked ahead', error));
  }
}
