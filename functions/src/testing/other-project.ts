import { randomUUID } from 'node:crypto';
import { type App, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Returns an empty project, not subject to rules and not watched by any function. */
export function emptyProject() {
  const projectId = `demo-empty-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId, storageBucket: `${projectId}.firebasestorage.app` }, projectId);
  return { projectId, ...storesOf(app) };
}

export function storesOf(app: App) {
  return { db: getFirestore(app), auth: getAuth(app), bucket: getStorage(app).bucket() };
}
