import { t } from '@prayer-community/i18n/text';
import { signInAnonymously } from 'firebase/auth';
import { auth } from './auth.ts';
import { CallFailure } from './call-failure.ts';

/** Firebase's error codes if one network created too many accounts: `QUOTA_EXCEEDED`, `TOO_MANY_ATTEMPTS_TRY_LATER`. */
const SIGN_UP_LIMITS: readonly unknown[] = ['auth/quota-exceeded', 'auth/too-many-requests'];

let signIn: Promise<string> | undefined;

/**
 * Returns the uid of the signed-in account, or of an anonymous account that the first write creates.
 * @throws CallFailure with code `refused` if too many accounts were created from this network, FirebaseError if the
 * service cannot be reached
 */
export async function visitorUid(): Promise<string> {
  await auth.authStateReady();
  if (auth.currentUser) {
    return auth.currentUser.uid;
  }
  // Two concurrent first writes come from one visitor.
  signIn ??= openAccount().finally(() => {
    signIn = undefined;
  });
  return signIn;
}

async function openAccount(): Promise<string> {
  try {
    return (await signInAnonymously(auth)).user.uid;
  } catch (error) {
    if (error instanceof Error && 'code' in error && SIGN_UP_LIMITS.includes(error.code)) {
      const message = t('Too many people are using your connection right now. Please try again in an hour.');
      throw new CallFailure('refused', message, { cause: error });
    }
    throw error;
  }
}
