/** Where the callables run; a client must ask for them there. */
export const FUNCTIONS_REGION = 'us-central1';
