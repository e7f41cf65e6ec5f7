/** The path of the service worker. It is at the root so that the worker controls every page. */
export const SERVICE_WORKER_URL = '/service-worker.js';
