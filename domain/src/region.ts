/** The region of a deployment that names no other, and of the local backend. */
export const DEFAULT_REGION = 'us-central1';
