import {
  type CircleInvitation,
  INVITATIONS_PER_DAY,
  invitationMessage,
  invitationState,
  newInvitation,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { Language } from '@prayer-community/i18n/language';
import type { Firestore } from 'firebase-admin/firestore';
import { invitationRef, readInvitation } from '../data/invitation.ts';
import { isConfirmedAddress } from '../messaging/confirmed-address.ts';
import { mayMailUnrequested } from '../messaging/mail-limit.ts';
import { invitationSubscription, optOutRef } from '../messaging/mail-opt-out.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { firestore } from '../platform/admin.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { spendUse } from '../platform/rate-limit.ts';
import type { Inviting } from './invitation-by-link.ts';

const DAY_MS = 86_400_000;
const BY_MEMBER = { action: 'circle_invitations_by', max: INVITATIONS_PER_DAY, windowMs: DAY_MS };

/** `notMailed`: the address gets no more mail now, or wants no invitations; nothing is stored. */
type SendingOutcome = 'done' | 'invitedEnough' | 'notMailed';

/** Stores an invitation, replacing any earlier one, and queues the mail with its link. */
export async function sendInvitation(
  inviting: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): Promise<SendingOutcome> {
  const db = await firestore();
  if (!(await spendUse(db, BY_MEMBER, pseudonym('account', inviting.inviter.user_id), at))) {
    return 'invitedEnough';
  }
  if (!(await mayMailInvitation(db, address, at))) {
    return 'notMailed';
  }
  const ref = invitationRef(db, inviting.inviter.circle_id, address);
  const invitation = invitationTo(inviting, address, language, at);
  await ref.set(invitation);
  await queueDeliveries([invitationMessage(ref.id, invitation)], at);
  return 'done';
}

/** Stores an invitation that its owner finds when they sign in. One that is open stays, for its link was mailed. */
export async function offerWithoutMail(
  inviting: Inviting,
  address: string,
  language: Language | undefined,
  at: Date,
): Promise<void> {
  const ref = invitationRef(await firestore(), inviting.inviter.circle_id, address);
  const former = readInvitation(await ref.get());
  if (!former || invitationState(former, at) !== 'open') {
    await ref.set(invitationTo(inviting, address, language, at));
  }
}

async function mayMailInvitation(db: Firestore, address: string, at: Date): Promise<boolean> {
  const optOut = await optOutRef(db, invitationSubscription(address)).get();
  return !optOut.exists && mayMailUnrequested(db, address, await isConfirmedAddress(db, address), at);
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
