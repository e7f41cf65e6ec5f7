/** The region of the local backend, and of deployments that do not set one. */
export const DEFAULT_REGION = 'us-central1';
