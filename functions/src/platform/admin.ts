import { type App, getApp, getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;
export type StoredFile = ReturnType<Bucket['file']>;

// The SDKs are heavy, so a function loads only those that it uses, on first use. All of them have full rights: no
// security rules apply to them.

function ensureApp(): void {
  // firebase-functions creates its own app, with another name, for the data of triggers.
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) {
    initializeApp();
  }
}

export function defaultApp(): App {
  ensureApp();
  return getApp();
}

export async function firestore(): Promise<Firestore> {
  ensureApp();
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore();
}

/**
 * `IdempotencyStrategy.RetryAlways` of the Storage SDK. By default, the SDK does not retry a deletion, and deletions at
 * the same time turn off retries of every later call. All our writes may be repeated.
 */
const RETRY_ALWAYS = 0;

export async function bucket(): Promise<Bucket> {
  ensureApp();
  const { getStorage } = await import('firebase-admin/storage');
  const store = getStorage().bucket();
  store.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return store;
}

export async function auth(): Promise<Auth> {
  ensureApp();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
}
