import { LINK_SESSION_CLAIMS, SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/member-sign-in';
import { refusal } from '@prayer-community/domain/refusal';
import { isStaffAddress } from '../platform/address-account.ts';
import { auth } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { uidByLink } from '../platform/identity-toolkit.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { unknownDeviceToken } from './mailbox-device.ts';
import { takeOverAccount } from './take-over-account.ts';

/** Turns the code of a mailed link into a custom token whose claim says that a link began the session. */
export const completeLinkSignIn = defineCallable(
  'completeLinkSignIn',
  { secrets: [signInCodePepper] },
  async ({ email, oobCode, knownDevices = [] }) => {
    const uid = await uidOf(email, oobCode);
    logOutcome('completeLinkSignIn', uid === null ? 'refused' : 'completed', uid);
    if (uid === null) {
      return refusal(SIGN_IN_LINK_REFUSALS.invalidLink);
    }
    const token = await (await auth()).createCustomToken(uid, LINK_SESSION_CLAIMS);
    return { success: true, token, deviceToken: unknownDeviceToken(email, knownDevices) };
  },
);

async function uidOf(email: string, oobCode: string): Promise<string | null> {
  if (await isStaffAddress(email)) {
    return null;
  }
  const uid = await uidByLink(email, oobCode);
  return uid !== null && (await takeOverAccount(uid, email)) ? uid : null;
}
