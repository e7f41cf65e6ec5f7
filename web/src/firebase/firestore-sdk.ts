import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { emulators, firebaseApp } from './firebase-app.ts';

/** The one database handle; only what is itself loaded late imports this file. */
export const firestore = getFirestore(firebaseApp);

if (emulators) {
  connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
}
