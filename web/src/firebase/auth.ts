import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { emulators, firebaseApp } from './firebase-app.ts';

/** Sign-in, without the parts for pop-ups. The session lies in local storage: it outlasts a reload, and ends in every tab at once. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (emulators) {
  connectAuthEmulator(auth, `http://${emulators.auth.host}:${emulators.auth.port}`, {
    disableWarnings: true,
  });
}
