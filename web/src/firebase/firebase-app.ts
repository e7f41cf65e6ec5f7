import { type FirebaseApp, initializeApp } from 'firebase/app';
import { readEnv } from '../config/env.ts';
import { type Attestation, attest } from './app-check.ts';

const env = readEnv(import.meta.env);

export const firebaseApp: FirebaseApp = initializeApp(env.VITE_FIREBASE_CONFIG);

export const emulators = env.VITE_EMULATORS;

export const storageBucket = env.VITE_FIREBASE_CONFIG.storageBucket;

export const functionsRegion = env.VITE_REGION;

export const vapidKey = env.VITE_FCM_VAPID_KEY;

// Runs before any other part of the SDK is created: each part looks for the attestation when it starts, and all of them
// import this file. `import.meta.env` is checked so that a build without a key contains none of this code. A top-level
// `await` here would instead split the first load into many small files, because files that await are not merged with
// others.
/** Null if the site uses none. */
export const attestation: Attestation | null =
  import.meta.env.VITE_APP_CHECK_SITE_KEY && env.VITE_APP_CHECK_SITE_KEY
    ? attest(firebaseApp, env.VITE_APP_CHECK_SITE_KEY)
    : null;
