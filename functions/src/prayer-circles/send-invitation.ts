import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import {
  type CircleInvitation,
  INVITATIONS_FROM_NETWORK_PER_HOUR,
  invitationMessage,
  newInvitation,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { Language } from '@prayer-community/i18n/language';
import { deliveries } from '../data/delivery.ts';
import { invitationRef, readInvitation } from '../data/invitation.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { countUnrequested } from '../messaging/mail-limit.ts';
import { hasOptedOut } from '../messaging/mail-opt-out.ts';
import { firestore } from '../platform/admin.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { perHour } from '../platform/rate-limit.ts';
import type { Inviting } from './invitation-by-link.ts';

/** Invitations and their renewals. */
export const FROM_NETWORK = perHour('circle_invitations_from', INVITATIONS_FROM_NETWORK_PER_HOUR);

/** `notMailed`: the address gets no more email now or has opted out of invitations. Nothing is stored. */
type SendingOutcome = 'done' | 'notMailed';

/**
 * Stores an invitation, replacing any earlier one, along with the email of its link and the count against the address's
 * limit. All or nothing.
 */
export async function sendInvitation(
  inviting: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): Promise<SendingOutcome> {
  const db = await firestore();
  if (await hasOptedOut(db, 'invitations', address)) {
    return 'notMailed';
  }
  const ref = invitationRef(db, inviting.inviter.circle_id, address);
  const invitation = invitationTo(inviting, address, language, at);
  const message = invitationMessage(ref.id, invitation);
  const mail = { address, isConfirmed: await isConfirmedAddress(db, address) };
  return runOptimisticBatch<SendingOutcome>(db, async (writes) => {
    const former = await ref.get();
    const queued = await deliveries(db).doc(message.key).get();
    // The batch is repeated if it was committed but the response was lost.
    if (queued.exists) {
      return 'done';
    }
    if (!(await countUnrequested(db, [mail], at, writes)).has(mail)) {
      return 'notMailed';
    }
    writes.update(former, invitation);
    writes.update(queued, newDelivery(message, at));
    return 'done';
  });
}

/**
 * Stores an invitation that its recipient finds when they sign in. The mailed link of an earlier one that was not used
 * stays valid, or becomes valid again.
 */
export async function offerWithoutMail(
  inviting: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): Promise<void> {
  const ref = invitationRef(await firestore(), inviting.inviter.circle_id, address);
  const former = readInvitation(await ref.get());
  // The key in a mailed link depends on this time.
  const created_at = former?.used_at === null ? former.created_at : at;
  await ref.set({ ...invitationTo(inviting, address, language, at), created_at });
}

function invitationTo(
  { circle: { name, description, topic }, inviter }: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): CircleInvitation<Date> {
  const circle = { name, description, topic };
  const sent = { circle_id: inviter.circle_id, circle, address, invited_by: inviter.user_id, language };
  return newInvitation(sent, at);
}
