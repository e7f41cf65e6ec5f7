import {
  type CircleInvitation,
  type InvitationState,
  invitationState,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import type { CircleMember, PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import type { Firestore } from 'firebase-admin/firestore';
import { circleMemberRef, circleRef, readCircle, readCircleMember } from '../data/circle.ts';
import { invitations, isKeyOf, readInvitation } from '../data/invitation.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { firestore } from '../platform/admin.ts';

export interface Inviting {
  circle: PrayerCircle<Date>;
  inviter: CircleMember<Date>;
}

interface LinkedInvitation extends Inviting {
  state: InvitationState;
  invitation: CircleInvitation<Date>;
}

/**
 * Returns the invitation of a link, and confirms the address that the link was mailed to. Null if the key is wrong, the
 * circle no longer exists, or the inviter has left the circle.
 */
export async function invitationByLink(link: InvitationLink, at: Date): Promise<LinkedInvitation | null> {
  const db = await firestore();
  const document = await invitations(db).doc(link.invitation).get();
  const invitation = readInvitation(document);
  if (!invitation || !isKeyOf(invitation, link)) {
    return null;
  }
  const [inviting] = await Promise.all([
    readInviting(db, invitation),
    confirmAddress(db, invitation.address, at),
  ]);
  return inviting && { ...inviting, state: invitationState(invitation, at), invitation };
}

/** Returns the circle and the inviter. Null if the circle no longer exists or the inviter has left it. */
export async function readInviting(
  db: Firestore,
  { circle_id: circleId, invited_by: invitedBy }: CircleInvitation<Date>,
): Promise<Inviting | null> {
  const documents = await db.getAll(circleRef(db, circleId), circleMemberRef(db, circleId, invitedBy));
  const circle = readCircle(documents[0]);
  const inviter = readCircleMember(documents[1]);
  return circle && inviter ? { circle, inviter } : null;
}
