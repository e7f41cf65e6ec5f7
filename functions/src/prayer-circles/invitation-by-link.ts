import {
  type CircleInvitation,
  type InvitationState,
  invitationState,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { InvitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import type { CircleMember, PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import type { Firestore } from 'firebase-admin/firestore';
import { circleRef, memberRef, readCircle, readMember } from '../data/circle.ts';
import { invitations, isKeyOf, readInvitation } from '../data/invitation.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { firestore } from '../platform/admin.ts';

/** The circle that an invitation is to, and the member who sent it. */
export interface Inviting {
  circle: PrayerCircle<Date>;
  inviter: CircleMember<Date>;
}

/** An invitation with the circle that it is to and the member who sent it. */
export interface LinkedInvitation extends Inviting {
  state: InvitationState;
  invitation: CircleInvitation<Date>;
}

/**
 * What a link is good for: it confirms the address that it was mailed to. Null where its key is wrong, its circle no longer exists, or the inviter is no longer in the
 * circle.
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

/** The circle and the inviter; null where the circle no longer exists, or the inviter has left it. */
export async function readInviting(
  db: Firestore,
  { circle_id: circleId, invited_by: invitedBy }: CircleInvitation<Date>,
): Promise<Inviting | null> {
  const documents = await db.getAll(circleRef(db, circleId), memberRef(db, circleId, invitedBy));
  const circle = readCircle(documents[0]);
  const inviter = readMember(documents[1]);
  return circle && inviter ? { circle, inviter } : null;
}
