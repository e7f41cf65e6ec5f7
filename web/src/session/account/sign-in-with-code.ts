import { FirebaseError } from 'firebase/app';
import { signInWithCustomToken } from 'firebase/auth';
import { auth } from '../../firebase/auth.ts';
import { unreachable } from '../../firebase/call-failure.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { knownDevices, rememberDevice } from '../known-devices/known-devices.ts';
import { signOutStaff } from '../sign-out.ts';

interface RedeemedLink {
  email: string;
  oobCode: string;
  token: string;
}

/** A redeemed link whose session did not start for lack of a connection. A link is redeemed only once. */
let redeemed: RedeemedLink | null = null;

/**
 * Signs in with the one-time code of a link. First ends the session of staff on this device. Without a connection after
 * the link was redeemed, the next attempt only starts the session.
 * @throws CallFailure with a message for the user
 */
export async function signInWithCode(email: string, oobCode: string): Promise<void> {
  const link =
    redeemed?.email === email && redeemed.oobCode === oobCode ? redeemed : await redeem(email, oobCode);
  redeemed = link;
  try {
    await signOutStaff();
    await signInWithCustomToken(auth, link.token);
    redeemed = null;
  } catch (error) {
    if (isRefused(error)) {
      redeemed = null;
    }
    throw unreachable(error);
  }
}

async function redeem(email: string, oobCode: string): Promise<RedeemedLink> {
  const { token, deviceToken } = await callOrThrow('completeLinkSignIn', {
    email,
    oobCode,
    knownDevices: knownDevices(),
  });
  if (deviceToken !== null) {
    rememberDevice(deviceToken);
  }
  return { email, oobCode, token };
}

function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && error.code !== 'auth/network-request-failed';
}
