import { PATHS } from '../config/paths.ts';

/** Returns whether this page is the kiosk. Like the routes, it ignores case and a trailing slash. */
export function isKiosk(): boolean {
  return window.location.pathname.toLowerCase().replace(/\/$/, '') === PATHS.kiosk;
}

/** Returns whether this page is in a frame, such as the form on a church's site. */
export function isFramed(): boolean {
  return window.self !== window.top;
}
