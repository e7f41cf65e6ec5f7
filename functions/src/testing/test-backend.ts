import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Bucket } from '../platform/admin.ts';

/** Returns the address of a part of the running backend, as `host:port`. */
export function emulatorAddress(variable: string): string {
  const address = process.env[variable];
  if (!address) {
    throw new Error(`${variable} is not set: run these tests with npm test -- functions`);
  }
  return address;
}

export function testProject(): string {
  return emulatorAddress('GCLOUD_PROJECT');
}

function ensureApp(): void {
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) {
    initializeApp({
      projectId: testProject(),
      storageBucket: `${testProject()}.firebasestorage.app`,
    });
  }
}

/** The running backend's database, bypassing the rules. */
export function testFirestore(): Firestore {
  ensureApp();
  return getFirestore();
}

/** A database that no other test shares and no function watches, bypassing the rules. */
export function ownFirestore(): Firestore {
  const projectId = `demo-own-${randomUUID().slice(0, 8)}`;
  return getFirestore(initializeApp({ projectId }, projectId));
}

/** The running backend's bucket, bypassing the rules. */
export function testBucket(): Bucket {
  ensureApp();
  return getStorage().bucket();
}

/** The database that the storage rules read. For any bucket, the emulator uses the project that the backend started with. */
export function storageRulesFirestore(): Firestore {
  const name = 'storage rules';
  const known = getApps().find((app) => app.name === name);
  return getFirestore(known ?? initializeApp({ projectId: emulatorAddress('BACKEND_PROJECT') }, name));
}

/** A bucket that no other test shares, bypassing the rules. */
export function ownBucket(): Bucket {
  ensureApp();
  return getStorage().bucket(`demo-own-${randomUUID().slice(0, 8)}.firebasestorage.app`);
}

export function testAuth(): Auth {
  ensureApp();
  return getAuth();
}
