import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
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
