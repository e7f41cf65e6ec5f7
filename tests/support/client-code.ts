/** The URL of the file with the start of the client. Without it, a page shows only its shell. */
export const CLIENT_CODE = '**/assets/form-parts-*.js';
