import { SIGN_IN_REFUSALS } from '@prayer-community/domain/auth/sign-in';
import { refusal } from '@prayer-community/domain/refusal';
import { callerNetwork } from '../platform/caller-network.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { minInstances, serverPepper } from '../platform/parameters.ts';
import { checkTypedCode } from './check-typed-code.ts';

/** Checks a typed code. The correct code allows the call of `completeMfaLogin`. */
export const verifyMfaCode = defineCallable(
  'verifyMfaCode',
  { secrets: [serverPepper], minInstances },
  async ({ challengeId, code }, caller) => {
    const verdict = await checkTypedCode(challengeId, code, callerNetwork(caller), now());
    logOutcome('verifyMfaCode', verdict.outcome, verdict.uid);
    if (verdict.outcome === 'right') {
      return { success: true };
    }
    return { ...refusal(SIGN_IN_REFUSALS.invalidCode), triesLeft: verdict.triesLeft };
  },
);
