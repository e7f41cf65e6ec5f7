import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The `demo-` prefix makes the Firebase CLI keep everything on this machine. */
export const PROJECT_ID = 'demo-prayer-community';

export const STORAGE_BUCKET = `${PROJECT_ID}.firebasestorage.app`;

/** Loopback only. Other machines cannot reach the local backend. */
export const LOCAL_HOST = '127.0.0.1';

export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** The folder that local tools write to. Git ignores it, and it may be deleted at any time. */
export const CACHE_FOLDER = join(REPOSITORY, '.cache');
