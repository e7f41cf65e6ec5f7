import { LANGUAGES } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { documentIdSchema } from '../fields/document-id.ts';
import { emailAddressSchema } from '../fields/email-address.ts';
import { CIRCLE_MAX_MEMBERS } from '../limits.ts';
import { refusalSchema } from '../refusal.ts';
import { displayNameSchema } from './display-name.ts';

/** Messages for a refused change of a circle. */
export const CIRCLE_REFUSALS = {
  signInRequired: message('Authentication required. Please log in to view prayer circles.'),
  notMember: message('Only members of this circle may do this.'),
  notLeader: message('Only the leader of this circle may do this.'),
  noCircle: message('This prayer circle no longer exists.'),
  tooManyInvitations: message('You’ve sent too many invitations today. Please try again tomorrow.'),
  tooManyFromNetwork: message(
    'Too many invitations were sent from your connection. Please try again in an hour.',
  ),
  tooManyNames: message('You’ve changed your name too often. Please try again in an hour.'),
  tooManyCircles: message('You belong to too many circles to change your name.'),
  notInvited: (email: string) =>
    message('This circle is by invitation only. Ask one of its members to invite you at {email}.', { email }),
  full: message(`This circle already has ${CIRCLE_MAX_MEMBERS} members, the limit for one circle.`),
  leaderStays: message('Please hand over leadership to another member before you leave.'),
  notYourself: message('Please choose another member.'),
  notEmpty: message('You can only delete a circle that has no other members.'),
} as const;

export const INVITATION_REFUSALS = {
  invalid: message(
    'This invitation link is not valid. Please use the link in the newest email, or ask a member of the circle to invite you again.',
  ),
  used: message('This invitation has already been used. Please sign in to see your circles.'),
  expired: message('This invitation has expired.'),
  notRenewed: message(
    'We can’t send a new link right now. Please ask a member of the circle to invite you again, then sign in to join.',
  ),
  staff: message(
    'This address belongs to our prayer team. Please sign in at the Prayer Team Login, then choose Join Circle.',
  ),
} as const;

const idSchema = documentIdSchema(128);

const circleInputSchema = z.strictObject({ circleId: idSchema });
const otherMemberInputSchema = z.strictObject({ circleId: idSchema, userId: idSchema });

/** The language of an invitation, taken from the inviter's page. */
const languageSchema = z.enum(LANGUAGES).optional();

/** `inviteToCircle`: mails an invitation to a circle that the caller belongs to. */
export const inviteToCircleInputSchema = z.strictObject({
  circleId: idSchema,
  email: emailAddressSchema,
  language: languageSchema,
});

/** `changeDisplayName`: stores a name in the caller's account. */
export const changeDisplayNameInputSchema = z.strictObject({ displayName: displayNameSchema });

/** `joinCircle`: makes the caller a member if their address has an open invitation, and marks it as used. */
export const joinCircleInputSchema = z.strictObject({ circleId: idSchema, displayName: displayNameSchema });

/** `leaveCircle`: the leader must hand over the circle first. */
export const leaveCircleInputSchema = circleInputSchema;

/** `removeCircleMember`: for the leader of the circle. */
export const removeCircleMemberInputSchema = otherMemberInputSchema;

/** `handOverCircle`: the leader makes another member the leader. */
export const handOverCircleInputSchema = otherMemberInputSchema;

/** `deleteCircle`: for the leader of the circle, once it has no other members. */
export const deleteCircleInputSchema = circleInputSchema;

/** `removeCircle`: for leadership. Removes the circle with all its members and content. */
export const removeCircleInputSchema = circleInputSchema;

/** The parameters of an invitation link: the invitation's id, and the key that only its email contains. */
export const invitationLinkSchema = z.strictObject({
  invitation: idSchema,
  key: z.string().regex(/^[\w-]{43}$/),
});

export type InvitationLink = z.infer<typeof invitationLinkSchema>;

export function invitationLink(publicSiteUrl: string, { invitation, key }: InvitationLink): string {
  return `${publicSiteUrl}/sign-in?invitation=${encodeURIComponent(invitation)}&key=${key}`;
}

/** `openInvitation`: returns what a link is for, and confirms the address it was mailed to. The invitation stays open. */
export const openInvitationInputSchema = invitationLinkSchema;
export const openInvitationOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    circleId: z.string(),
    circleName: z.string(),
    email: z.string(),
    /** The display name of this address's account. Null if there is none, it has no name, or nobody has proven the address. */
    displayName: z.string().nullable(),
  }),
  refusalSchema.extend({ mayRenew: z.boolean() }),
]);

/** `acceptInvitation`: returns a Firebase Authentication sign-in code for the invited address. `joinCircle` is called next. */
export const acceptInvitationInputSchema = invitationLinkSchema;
export const acceptInvitationOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), email: z.string(), oobCode: z.string() }),
  refusalSchema,
]);

/** `renewInvitation`: mails a new link to the same address, to replace an expired one. */
export const renewInvitationInputSchema = invitationLinkSchema.extend({ language: languageSchema });
