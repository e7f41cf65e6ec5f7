import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Where a part of the running backend answers, as `host:port`. */
export function emulatorAddress(variable: string): string {
  const address = process.env[variable];
  if (!address) {
    throw new Error(`${variable} is not set: run these tests with npm test -- functions`);
  }
  return address;
}

/** The project of the running backend. */
export function testProject(): string {
  return emulatorAddress('GCLOUD_PROJECT');
}

function ensureApp(): void {
  if (getApps().length === 0) {
    initializeApp({
      projectId: testProject(),
      storageBucket: `${testProject()}.firebasestorage.app`,
    });
  }
}

/** The running backend's database, past the rules. */
export function testFirestore(): Firestore {
  ensureApp();
  return getFirestore();
}

/** The running backend's file store, past the rules. */
export function testBucket(): ReturnType<ReturnType<typeof getStorage>['bucket']> {
  ensureApp();
  return getStorage().bucket();
}

/** The running backend's accounts, with full rights. */
export function testAuth(): Auth {
  ensureApp();
  return getAuth();
}
