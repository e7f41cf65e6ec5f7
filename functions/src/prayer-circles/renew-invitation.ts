import { INVITATION_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { requireFeature } from '../data/require-feature.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { serverPepper } from '../platform/parameters.ts';
import { invitationByLink } from './invitation-by-link.ts';
import { FROM_NETWORK, sendInvitation } from './send-invitation.ts';

/**
 * Emails a new link to replace an expired one, to the same address and in the name of the same member. It does not count
 * toward that member's limit, which its recipient could use up.
 */
export const renewInvitation = defineCallable(
  'renewInvitation',
  { secrets: [serverPepper] },
  async ({ language, ...link }, caller) => {
    await requireFeature('prayer_circles');
    const at = now();
    const linked = await invitationByLink(link, at);
    if (linked?.state !== 'expired') {
      logOutcome('renewInvitation', linked?.state ?? 'invalid', null);
      return refusal(INVITATION_REFUSALS.invalid);
    }
    const { address, language: former } = linked.invitation;
    const outcome = (await consumeNetworkUse(caller, FROM_NETWORK, at))
      ? await sendInvitation(linked, address, language ?? former, at)
      : 'limited';
    logOutcome('renewInvitation', outcome, null);
    if (outcome === 'done') {
      return { success: true };
    }
    return refusal(INVITATION_REFUSALS[outcome === 'alreadyMember' ? 'used' : 'notRenewed']);
  },
);
