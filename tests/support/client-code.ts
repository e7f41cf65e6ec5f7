/** The address of the file that holds the start of the client: without it a page shows its shell alone. */
export const CLIENT_CODE = '**/assets/form-parts-*.js';
