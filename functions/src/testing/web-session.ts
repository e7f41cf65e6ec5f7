import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { emulatorAddress, testProject } from './test-backend.ts';

/** The browser's side of the product: the web SDK with the public key. */
export interface WebSession {
  auth: Auth;
  firestore: Firestore;
  close(): Promise<void>;
}

/** Opens the web SDK independently of any other session in this process. */
export function openWebSession(): WebSession {
  const app = initializeApp({ projectId: testProject(), apiKey: testProject() }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST')}`, {
    disableWarnings: true,
  });
  const firestore = getFirestore(app);
  const [host = '', port] = emulatorAddress('FIRESTORE_EMULATOR_HOST').split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
  return { auth, firestore, close: () => deleteApp(app) };
}
