import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { emulators, firebaseApp } from './firebase-app.ts';

/** Firebase Auth without the code for pop-ups. The session is in local storage, so it survives a reload and ends in all tabs at once. */
export const auth = initializeAuth(firebaseApp, { persistence: browserLocalPersistence });

if (emulators) {
  connectAuthEmulator(auth, `http://${emulators.auth.host}:${emulators.auth.port}`, {
    disableWarnings: true,
  });
}
