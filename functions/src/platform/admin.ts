import { type App, getApp, getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

// The SDKs behind these are heavy: a function loads only what it uses, when it first does.

function ensureApp(): void {
  // firebase-functions makes an app of its own, under another name, for what a trigger is given.
  if (!getApps().some(({ name }) => name === '[DEFAULT]')) {
    initializeApp();
  }
}

/** The app of this project, with full rights. */
export function defaultApp(): App {
  ensureApp();
  return getApp();
}

/** Firestore with full rights. */
export async function firestore(): Promise<Firestore> {
  ensureApp();
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore();
}

/** The default bucket with full rights. */
export async function bucket(): Promise<ReturnType<Storage['bucket']>> {
  ensureApp();
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket();
}

/** Accounts with full rights. */
export async function auth(): Promise<Auth> {
  ensureApp();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
}
