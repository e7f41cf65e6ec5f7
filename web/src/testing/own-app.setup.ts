import { deleteApp, getApps } from 'firebase/app';
import { afterAll } from 'vitest';

// What comes from npm is loaded once a process: the next file must meet no session and no open call of this one.
afterAll(() => Promise.all(getApps().map(deleteApp)));
