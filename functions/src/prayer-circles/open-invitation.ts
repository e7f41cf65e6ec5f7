import { INVITATION_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { refusal } from '@prayer-community/domain/refusal';
import { requireFeature } from '../data/require-feature.ts';
import { accountOf, ownerUidOf } from '../platform/address-account.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { invitationByLink } from './invitation-by-link.ts';

/** Tells the holder of a link which circle it leads to, or why it is not valid. */
export const openInvitation = defineCallable('openInvitation', { secrets: [serverPepper] }, async (link) => {
  await requireFeature('prayer_circles');
  const linked = await invitationByLink(link, now());
  if (linked?.state !== 'open') {
    const reason = linked?.state ?? 'invalid';
    logOutcome('openInvitation', reason, null);
    return { ...refusal(INVITATION_REFUSALS[reason]), mayRenew: reason === 'expired' };
  }
  logOutcome('openInvitation', linked.state, null);
  const { circle_id: circleId, address: email } = linked.invitation;
  const [account, ownerUid] = await Promise.all([accountOf(email), ownerUidOf(email)]);
  // Anyone can register the address, with any name.
  const displayName = account?.uid === ownerUid ? account.displayName : null;
  return { success: true, circleId, circleName: linked.circle.name, email, displayName };
});
