/** Sent by a page when the visitor wants the new version. */
export const TAKE_OVER = 'take-over';

/** Sent by a page when a staff member has signed in on this device. */
export const CACHE_STAFF_SCREENS = 'keep-staff-screens';
