import { linkSessionClaims, SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/link-sign-in';
import { refusal } from '@prayer-community/domain/refusal';
import { isStaffAddress } from '../platform/address-account.ts';
import { auth } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { waitForConstantTime } from '../platform/constant-time-response.ts';
import { type Caller, defineCallable } from '../platform/define-callable.ts';
import { NOBODYS_EMAIL, signInByLink } from '../platform/identity-toolkit.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { serverPepper, signInLinksPerHour } from '../platform/parameters.ts';
import { perHour } from '../platform/rate-limit.ts';
import { releaseAddress } from '../platform/release-address.ts';
import { unknownDeviceToken } from './mailbox-device.ts';
import { takeOverAccount } from './take-over-account.ts';

/**
 * Allows for links that are opened twice or with a mistyped address, and for a parish hall where people open links that
 * they requested at home.
 */
const TRIES_PER_LINK = 10;

/**
 * Exchanges the code of a mailed link for a custom token whose claim says that a link started the session. A refusal
 * takes equally long for staff addresses and all others.
 */
export const completeLinkSignIn = defineCallable(
  'completeLinkSignIn',
  { secrets: [serverPepper] },
  async ({ email, oobCode, knownDevices = [] }, caller) => {
    const startedAtMs = performance.now();
    if (!(await spendLinkSignIn(caller, now()))) {
      logOutcome('completeLinkSignIn', 'limited', null);
      return refusal(SIGN_IN_LINK_REFUSALS.tooMany);
    }
    const owner = await ownerOf(email, oobCode, now());
    if ('refused' in owner) {
      logOutcome('completeLinkSignIn', 'refused', null);
      await waitForConstantTime(startedAtMs);
      return refusal(SIGN_IN_LINK_REFUSALS[owner.refused]);
    }
    const { uid } = owner;
    logOutcome('completeLinkSignIn', 'completed', uid);
    const token = await (await auth()).createCustomToken(uid, linkSessionClaims(email));
    return { success: true, token, deviceToken: unknownDeviceToken(email, knownDevices) };
  },
);

function spendLinkSignIn(caller: Caller, at: Date): Promise<boolean> {
  const limit = perHour('link_sign_ins_from', TRIES_PER_LINK * signInLinksPerHour.value());
  return consumeNetworkUse(caller, limit, at);
}

async function ownerOf(
  email: string,
  oobCode: string,
  at: Date,
): Promise<{ uid: string } | { refused: 'invalidLink' | 'tooMany' }> {
  const isStaff = await isStaffAddress(email);
  const address = isStaff ? NOBODYS_EMAIL : email;
  await releaseAddress(address, at);
  const signIn = await signInByLink(address, oobCode);
  if (signIn.outcome === 'too_many') {
    return { refused: 'tooMany' };
  }
  const uid = isStaff || signIn.outcome !== 'signed_in' ? null : await takeOverAccount(signIn.account, email);
  return uid === null ? { refused: 'invalidLink' } : { uid };
}
