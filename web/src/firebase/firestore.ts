import type { Firestore } from 'firebase/firestore';

/** Returns the Firestore instance. Loads the SDK on first use and rejects if it cannot be loaded. */
export async function loadFirestore(): Promise<Firestore> {
  const { firestore } = await import('./firestore-sdk.ts');
  return firestore;
}
