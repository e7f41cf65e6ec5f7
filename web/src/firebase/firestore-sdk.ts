import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { emulators, firebaseApp } from './firebase-app.ts';

/** The shared Firestore instance. Only code that is itself loaded lazily imports this file. */
export const firestore = getFirestore(firebaseApp);

if (emulators) {
  connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
}
