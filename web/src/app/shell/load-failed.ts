/** The event that tells the script of the page (`show-shell.ts`) that the client could not be loaded. */
export const LOAD_FAILED = 'load-failed';
