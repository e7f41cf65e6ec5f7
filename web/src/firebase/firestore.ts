import type { Firestore } from 'firebase/firestore';

/** The database; the SDK is loaded on first use. Rejects where it cannot be loaded. */
export async function loadFirestore(): Promise<Firestore> {
  const { firestore } = await import('./firestore-sdk.ts');
  return firestore;
}
