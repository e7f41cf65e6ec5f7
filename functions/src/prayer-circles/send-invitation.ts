import { newDelivery } from '@prayer-community/domain/delivery/delivery';
import {
  type CircleInvitation,
  INVITATIONS_FROM_NETWORK_PER_HOUR,
  invitationMessage,
  newInvitation,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { Language } from '@prayer-community/i18n/language';
import type { Firestore } from 'firebase-admin/firestore';
import { circleMemberRef } from '../data/circle.ts';
import { deliveries } from '../data/delivery.ts';
import { invitationRef, readInvitation } from '../data/invitation.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { countUnrequested } from '../messaging/mail-limit.ts';
import { hasOptedOut } from '../messaging/mail-opt-out.ts';
import { ownerUidOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { perHour } from '../platform/rate-limit.ts';
import type { Inviting } from './invitation-by-link.ts';

/** Invitations and their renewals. */
export const FROM_NETWORK = perHour('circle_invitations_from', INVITATIONS_FROM_NETWORK_PER_HOUR);

/**
 * Nothing is stored unless `done`. `alreadyMember`: the owner of the address belongs to the circle. `notMailed`: the
 * address gets no more email now or has opted out of invitations.
 */
type SendingOutcome = 'done' | 'alreadyMember' | 'notMailed';

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
  const mail = { address, isConfirmed: await isConfirmedAddress(db, address), isByVisitor: true };
  return runOptimisticBatch<SendingOutcome>(db, async (writes) => {
    const former = await ref.get();
    const queued = await deliveries(db).doc(message.key).get();
    // The batch is repeated if it was committed but the response was lost.
    if (queued.exists) {
      return 'done';
    }
    if (await isMember(db, invitation)) {
      return 'alreadyMember';
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
 * stays valid, or becomes valid again. One that was used stays used. Stores nothing for a member of the circle.
 */
export async function offerWithoutMail(
  inviting: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): Promise<void> {
  const db = await firestore();
  const invitation = invitationTo(inviting, address, language, at);
  const ref = invitationRef(db, invitation.circle_id, address);
  await runOptimisticBatch(db, async (writes) => {
    const document = await ref.get();
    if (await isMember(db, invitation)) {
      return;
    }
    const former = readInvitation(document);
    // The key in a mailed link depends on this time.
    const current = former?.used_at === null ? former : invitation;
    writes.update(document, {
      ...invitation,
      created_at: current.created_at,
      link_used_at: current.link_used_at,
    });
  });
}

/**
 * True if the owner of the address belongs to the circle. Read the invitation before: joining changes it too, so a batch
 * that writes it starts over.
 */
async function isMember(
  db: Firestore,
  { circle_id: circleId, address }: CircleInvitation<Date>,
): Promise<boolean> {
  const uid = await ownerUidOf(address);
  return uid !== null && (await circleMemberRef(db, circleId, uid).get()).exists;
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
