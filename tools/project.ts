import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A `demo-` id makes the Firebase CLI keep everything on this machine. */
export const PROJECT_ID = 'demo-prayer-community';

/** The default bucket that the web client, the functions and the Admin SDK agree on. */
export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;

/** Loopback only: nothing of the local backend can be reached from another machine. */
export const LOCAL_HOST = '127.0.0.1';

/** The root of the repository. */
export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** The one folder that local tools write to; git ignores it and it may be deleted at any time. */
export const CACHE_FOLDER = join(REPOSITORY, '.cache');
