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

async function join(
  circleId: string,
  { uid, email }: AccountHolder,
  displayName: string,
  at: Date,
): Promise<CircleOutcome | 'notInvited'> {
  const db = await firestore();
  const ref = circleRef(db, circleId);
  const ownRef = circleMemberRef(db, circleId, uid);
  const invitedRef = invitationRef(db, circleId, email);
  return db.runTransaction(async (transaction) => {
    const [circleDocument, own, invited] = await transaction.getAll(ref, ownRef, invitedRef);
    const invitation = readInvitation(invited);
    if (!readCircle(circleDocument)) {
      return 'noCircle';
    }
    if (own?.exists) {
      return 'done';
    }
    if (!invitation || invitationState(invitation, at) !== 'open') {
      return 'notInvited';
    }
    const inviter = await transaction.get(circleMemberRef(db, circleId, invitation.invited_by));
    if (!inviter.exists) {
      return 'notInvited';
    }
    const count = await countCircleMembers(db, transaction, circleId);
    if (count >= CIRCLE_MAX_MEMBERS) {
      return 'full';
    }
    transaction.create(ownRef, newMember(circleId, uid, displayName, at));
    transaction.update(ref, { member_count: count + 1 });
    transaction.update(invitedRef, { used_at: at });
    return 'done';
  });
}
