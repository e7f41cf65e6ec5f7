/** Sent by a page when the visitor wants the new version. */
export const TAKE_OVER = 'take-over';

/** Sent by a page when a staff member has signed in on this device. */
export const CACHE_STAFF_SCREENS = 'keep-staff-screens';

/** Asks a page whether it can open the address of a clicked notification. */
export interface ClickedNotification {
  address: string;
}
