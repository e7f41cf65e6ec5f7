import { SIGN_IN_REFUSALS, sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { refusal } from '@prayer-community/domain/refusal';
import { auth } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { newDeviceToken } from '../platform/known-device.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { minInstances, serverPepper } from '../platform/parameters.ts';
import { useUpChallenge } from './use-up-challenge.ts';

/** Exchanges a verified challenge for a custom token whose claims say that the code was correct. */
export const completeMfaLogin = defineCallable(
  'completeMfaLogin',
  { secrets: [serverPepper], minInstances },
  async ({ challengeId }) => {
    const at = now();
    const challenge = await useUpChallenge(challengeId, at);
    logOutcome('completeMfaLogin', challenge ? 'completed' : 'refused', challenge?.uid ?? null);
    if (!challenge) {
      return refusal(SIGN_IN_REFUSALS.notCompleted);
    }
    const { uid, is_known_device } = challenge;
    const token = await (await auth()).createCustomToken(uid, sessionClaims(at));
    return { success: true, token, deviceToken: is_known_device ? null : newDeviceToken(uid) };
  },
);
