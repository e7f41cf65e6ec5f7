import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import type { AccountSession } from '../../session/account/account-session.ts';

interface Acceptance {
  link: InvitationLink;
  circleId: string;
  /** The email address the invitation is bound to. */
  email: string;
  /** For this circle. Only an account without a name takes it as well. */
  displayName: string;
}

/**
 * Signs the invited person in, unless already signed in with that address, and adds them to the circle.
 * @throws CallFailure with a message to show
 */
export async function acceptInvitation(
  { link, circleId, email, displayName }: Acceptance,
  session: AccountSession,
): Promise<void> {
  const { nameNewAccount } = await import('../../session/account/account-auth.ts');
  if (session.state !== 'signedIn' || session.email.toLowerCase() !== email) {
    const { oobCode } = await callOrThrow('acceptInvitation', link);
    const { signInWithCode } = await import('../../session/account/sign-in-with-code.ts');
    await signInWithCode(email, oobCode);
  }
  await callOrThrow('joinCircle', { circleId, displayName });
  try {
    await nameNewAccount(displayName);
  } catch (error) {
    console.warn(
      'The name was not stored in the account, or not read again. Circles ask for a missing one.',
      error,
    );
  }
}
