import { CIRCLE_MAX_MEMBERS } from '@prayer-community/domain/limits';
import { invitationState } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { refusal } from '@prayer-community/domain/refusal';
import { circleMemberRef, circleRef, countCircleMembers, readCircle } from '../data/circle.ts';
import { invitationRef, readInvitation } from '../data/invitation.ts';
import { requireFeature } from '../data/require-feature.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { serverPepper } from '../platform/parameters.ts';
import { type AccountHolder, requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';

/** Makes the caller a member if their address was invited. Idempotent. */
export const joinCircle = defineCallable(
  'joinCircle',
  { secrets: [serverPepper] },
  async ({ circleId, displayName }, caller) => {
    const accountHolder = await requireAccountHolder(caller);
    await requireFeature('prayer_circles');
    const outcome = await join(circleId, accountHolder, displayName, now());
    if (outcome === 'notInvited') {
      logOutcome('joinCircle', outcome, accountHolder.uid);
      return refusal(CIRCLE_REFUSALS.notInvited(accountHolder.email));
    }
    return answerWith('joinCircle', outcome, accountHolder.uid);
  },
);

/**
 * Joins without locks, because a whole group may open its invitations at once. Whoever joins or leaves changes the
 * circle, so that the members are counted again.
 */
async function join(
  circleId: string,
  { uid, email }: AccountHolder,
  displayName: string,
  at: Date,
): Promise<CircleOutcome | 'notInvited'> {
  const db = await firestore();
  return runOptimisticBatch<CircleOutcome | 'notInvited'>(db, async (writes) => {
    const [circle, own, invited] = await Promise.all([
      circleRef(db, circleId).get(),
      circleMemberRef(db, circleId, uid).get(),
      invitationRef(db, circleId, email).get(),
    ]);
    const invitation = readInvitation(invited);
    if (!readCircle(circle)) {
      return 'noCircle';
    }
    if (own.exists) {
      return 'done';
    }
    if (!invitation || invitationState(invitation, at) !== 'open') {
      return 'notInvited';
    }
    const inviter = await circleMemberRef(db, circleId, invitation.invited_by).get();
    if (!inviter.exists) {
      return 'notInvited';
    }
    const count = await countCircleMembers(db, circleId);
    if (count >= CIRCLE_MAX_MEMBERS) {
      return 'full';
    }
    writes.update(own, newMember(circleId, uid, displayName, at));
    writes.update(circle, { member_count: count + 1 });
    writes.update(invited, { used_at: at });
    return 'done';
  });
}
