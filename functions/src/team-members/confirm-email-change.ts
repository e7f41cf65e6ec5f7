import { EMAIL_CHANGE_REFUSALS } from '@prayer-community/domain/auth/email-change';
import { refusal } from '@prayer-community/domain/refusal';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { changeEmail } from './change-email.ts';

/** Gives a member the address to which the typed code was emailed, and ends their sessions. */
export const confirmEmailChange = defineCallable(
  'confirmEmailChange',
  { secrets: [serverPepper] },
  async ({ changeId, code }, caller) => {
    const at = now();
    await requireRecentLeader(caller, at);
    const { outcome, uid, hasLeftCircles, triesLeft } = await changeEmail(changeId, code, at);
    logOutcome('confirmEmailChange', outcome, uid);
    return outcome === 'changed'
      ? { success: true }
      : { ...refusal(EMAIL_CHANGE_REFUSALS[outcome]), hasLeftCircles, triesLeft };
  },
);
