import { maySignInByLink } from '@prayer-community/domain/prayer-circles/circle-invitation';
import {
  INVITATION_REFUSALS,
  type InvitationLink,
} from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { invitations, isKeyOf, readInvitation } from '../data/invitation.ts';
import { requireFeature } from '../data/require-feature.ts';
import { isStaffAddress } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { newSignInOobCode } from '../platform/sign-in-oob-code.ts';
import { invitationByLink } from './invitation-by-link.ts';

/**
 * Gives the holder of an open invitation a sign-in code for the invited address. The email with the link proves the
 * address as well as Firebase's own email would, whose links expire sooner than an invitation. Like those, it works once.
 */
export const acceptInvitation = defineCallable(
  'acceptInvitation',
  { secrets: [serverPepper] },
  async (link) => {
    await requireFeature('prayer_circles');
    const at = now();
    const linked = await invitationByLink(link, at);
    if (linked?.state !== 'open') {
      return refuse(linked?.state ?? 'invalid');
    }
    const { address: email } = linked.invitation;
    if (await isStaffAddress(email)) {
      return refuse('staff');
    }
    const outcome = await markLinkUsed(link, at);
    if (outcome !== 'open') {
      return refuse(outcome);
    }
    logOutcome('acceptInvitation', outcome, null);
    return { success: true, email, oobCode: await newSignInOobCode(email) };
  },
);

function refuse(reason: 'invalid' | 'used' | 'expired' | 'staff') {
  logOutcome('acceptInvitation', reason, null);
  return refusal(INVITATION_REFUSALS[reason]);
}

/** Marks the link as used. The invitation may have been withdrawn, or sent again with another key, in the meantime. */
async function markLinkUsed(link: InvitationLink, at: Date): Promise<'open' | 'used' | 'invalid'> {
  const db = await firestore();
  return runOptimisticBatch(db, async (writes) => {
    const document = await invitations(db).doc(link.invitation).get();
    const invitation = readInvitation(document);
    if (!invitation || !isKeyOf(invitation, link)) {
      return 'invalid';
    }
    if (!maySignInByLink(invitation, at)) {
      return 'used';
    }
    if (invitation.link_used_at === null) {
      writes.update(document, { link_used_at: at });
    }
    return 'open';
  });
}
