import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { vi } from 'vitest';
import type { StaffMember } from '../../functions/src/testing/staff-member.ts';
import { emulatorAddress, testAuth, testProject } from '../../functions/src/testing/test-backend.ts';

/**
 * Connects the web client of this process to the backend, signed in as a staff member. Import its modules only after
 * this call.
 * @param firestore `host:port` of Firestore
 */
export async function signInWebClient({ uid }: StaffMember, firestore: string): Promise<void> {
  const auth = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const others = {
    functions: emulatorAddress('FUNCTIONS_EMULATOR_HOST'),
    storage: emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
  vi.stubEnv('VITE_EMULATORS', JSON.stringify({ ...others, auth, firestore }));
  const config = { apiKey: 'any', appId: 'any', projectId: testProject(), storageBucket: 'any' };
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify(config));
  const { firebaseApp } = await import('../../web/src/firebase/firebase-app.ts');
  const account = initializeAuth(firebaseApp, { persistence: inMemoryPersistence });
  connectAuthEmulator(account, `http://${auth}`, { disableWarnings: true });
  const token = await testAuth().createCustomToken(uid, { ...sessionClaims(new Date()) });
  await signInWithCustomToken(account, token);
}

/** Returns the database as another staff member accesses it, under the rules and apart from the web client. */
export function databaseOfOther({ uid }: StaffMember): Firestore {
  const [host = '', port] = emulatorAddress('FIRESTORE_EMULATOR_HOST').split(':');
  const database = getFirestore(initializeApp({ projectId: testProject() }, uid));
  const mockUserToken = { ...sessionClaims(new Date()), sub: uid, user_id: uid };
  connectFirestoreEmulator(database, host, Number(port), { mockUserToken });
  return database;
}
