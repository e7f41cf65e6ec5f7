/** Where the build puts the service worker: at the root, so that it answers for every page. */
export const SERVICE_WORKER_URL = '/service-worker.js';
