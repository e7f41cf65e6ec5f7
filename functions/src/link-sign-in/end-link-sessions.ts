import { SIGN_IN_LINK_REFUSALS } from '@prayer-community/domain/auth/link-sign-in';
import { refusal } from '@prayer-community/domain/refusal';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { endSessions } from '../platform/end-sessions.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUse, perHour } from '../platform/rate-limit.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';

const SIGN_OUTS = perHour('sign_outs_by', 20);

/**
 * Ends the caller's sessions on all devices. A session by link has no profile that could end it at once, so a device can
 * read circles until its ID token expires, for up to an hour.
 */
export const endLinkSessions = defineCallable(
  'endLinkSessions',
  { secrets: [serverPepper] },
  async (_input, caller) => {
    const { uid } = await requireAccountHolder(caller);
    if (!(await consumeUse(await firestore(), SIGN_OUTS, pseudonym('account', uid), now()))) {
      logOutcome('endLinkSessions', 'limited', uid);
      return refusal(SIGN_IN_LINK_REFUSALS.tooManySignOuts);
    }
    await endSessions(uid, now());
    logOutcome('endLinkSessions', 'ended', uid);
    return { success: true };
  },
);
