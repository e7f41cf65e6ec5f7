import { t } from '@prayer-community/i18n/text';
import { signInAnonymously } from 'firebase/auth';
import { auth } from './auth.ts';
import { CallFailure } from './call-failure.ts';

/** What Firebase answers where one network has opened as many accounts as it may: `QUOTA_EXCEEDED`, `TOO_MANY_ATTEMPTS_TRY_LATER`. */
const SIGN_UP_LIMITS: readonly unknown[] = ['auth/quota-exceeded', 'auth/too-many-requests'];

let signIn: Promise<string> | undefined;

/**
 * The account that writes: the signed-in one, else an anonymous one that this first write opens.
 * @throws CallFailure `refused` where too many were opened from this network; FirebaseError where the service cannot be reached
 */
export async function visitorUid(): Promise<string> {
  await auth.authStateReady();
  if (auth.currentUser) {
    return auth.currentUser.uid;
  }
  // Two first writes at once are one visitor.
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
