import { type FirebaseApp, initializeApp } from 'firebase/app';
import { readEnv } from '../config/env.ts';
import { attest } from './app-check.ts';

const env = readEnv(import.meta.env);

/** The one Firebase app of the client. */
export const firebaseApp: FirebaseApp = initializeApp(env.VITE_FIREBASE_CONFIG);

/** Where the local emulators listen; absent in production. */
export const emulators = env.VITE_EMULATORS;

/** Where the functions run. */
export const functionsRegion = env.VITE_REGION;

/** The public key of web push. */
export const vapidKey = env.VITE_FCM_VAPID_KEY;

// Before any other part of the SDK is made, all of which import this file: each asks for the attestation as it begins. Asked of
// the build itself, so that a site without a key carries nothing of it; waiting for it here would part the first load into
// many small files, for no file that waits is joined with another.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY && env.VITE_APP_CHECK_SITE_KEY) {
  attest(firebaseApp, env.VITE_APP_CHECK_SITE_KEY);
}
