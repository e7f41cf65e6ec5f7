import { INVITATION_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { requireFeature } from '../data/require-feature.ts';
import { isStaffAddress } from '../platform/address-account.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { newSignInOobCode } from '../platform/sign-in-oob-code.ts';
import { invitationByLink } from './invitation-by-link.ts';

/**
 * Gives the holder of an open invitation a sign-in code for the invited address. The email with the link proves the
 * address as well as Firebase's own email would, whose links expire sooner than an invitation.
 */
export const acceptInvitation = defineCallable(
  'acceptInvitation',
  { secrets: [serverPepper] },
  async (link) => {
    await requireFeature('prayer_circles');
    const linked = await invitationByLink(link, now());
    if (linked?.state !== 'open') {
      const reason = linked?.state ?? 'invalid';
      logOutcome('acceptInvitation', reason, null);
      return refusal(INVITATION_REFUSALS[reason]);
    }
    const { address: email } = linked.invitation;
    if (await isStaffAddress(email)) {
      logOutcome('acceptInvitation', 'staff', null);
      return refusal(INVITATION_REFUSALS.staff);
    }
    logOutcome('acceptInvitation', 'open', null);
    return { success: true, email, oobCode: await newSignInOobCode(email) };
  },
);
