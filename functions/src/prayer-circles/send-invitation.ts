import {
  INVITATIONS_PER_DAY,
  invitationMessage,
  newInvitation,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { Language } from '@prayer-community/i18n/language';
import { invitationRef } from '../data/invitation.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { mayMailUnrequested } from '../messaging/mail-limit.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { spendUse } from '../platform/rate-limit.ts';
import type { CircleOutcome } from './circle-answer.ts';
import type { Inviting } from './invitation-by-link.ts';

const DAY_MS = 86_400_000;
const BY_MEMBER = { action: 'circle_invitations_by', max: INVITATIONS_PER_DAY, windowMs: DAY_MS };

/** Stores an invitation, replacing any earlier one, and queues the mail with its link. */
export async function sendInvitation(
  { circle, inviter }: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): Promise<CircleOutcome> {
  const db = await firestore();
  if (!(await spendUse(db, BY_MEMBER, pseudonym('account', inviter.user_id), at))) {
    return 'invitedEnough';
  }
  if (!(await mayMailUnrequested(db, address, await isConfirmedAddress(db, address), at))) {
    return 'addressInvitedEnough';
  }
  const ref = invitationRef(db, inviter.circle_id, address);
  const { name, description, topic } = circle;
  const sent = {
    circle_id: inviter.circle_id,
    circle: { name, description, topic },
    address,
    invited_by: inviter.user_id,
    language,
  };
  const invitation = newInvitation(sent, at);
  await ref.set(invitation);
  await queueDeliveries([invitationMessage(ref.id, invitation)], at);
  return 'done';
}
