/** What a page sends the service worker: that the visitor wants the new version. */
export const TAKE_OVER = 'take-over';

/** That somebody of the staff has signed in on this device. */
export const CACHE_STAFF_SCREENS = 'keep-staff-screens';
