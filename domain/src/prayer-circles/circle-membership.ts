import { LANGUAGES } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { displayNameSchema, memberEmailSchema } from '../auth/member-identity.ts';
import { documentIdSchema } from '../fields/document-id.ts';
import { CIRCLE_MAX_MEMBERS } from '../limits.ts';
import { refusalSchema } from '../refusal.ts';

/** Messages for a refused change of a circle (section 8 of the specification, and ours where it is silent). */
export const CIRCLE_REFUSALS = {
  signInRequired: message('Authentication required. Please log in to view prayer circles.'),
  notMember: message('Only members of this circle may do this.'),
  notLeader: message('Only the leader of this circle may do this.'),
  noCircle: message('This prayer circle no longer exists.'),
  alreadyMember: message('This person is already a member of this circle.'),
  invitedEnough: message('You’ve sent too many invitations today. Please try again tomorrow.'),
  addressInvitedEnough: message(
    'We can’t e-mail this address again yet. Try tomorrow, or ask its owner to open our last e-mail.',
  ),
  notInvited: (email: string) =>
    message('This circle is by invitation only. Ask one of its members to invite you at {email}.', { email }),
  full: message(`This circle already has ${CIRCLE_MAX_MEMBERS} members, the limit for one circle.`),
  leaderStays: message('Please hand over leadership to another member before you leave.'),
  notYourself: message('Please choose another member.'),
  notEmpty: message('You can only delete a circle that has no other members.'),
} as const;

/** What someone reads whose invitation link leads no further. */
export const INVITATION_REFUSALS = {
  invalid: message(
    'This invitation link is not valid. Please ask a member of the circle to invite you again.',
  ),
  used: message('This invitation has already been used. Please sign in to see your circles.'),
  expired: message('This invitation has expired.'),
  staff: message(
    'This address belongs to our prayer team. Please sign in at the Prayer Team Login, then choose Join Circle.',
  ),
} as const;

const idSchema = documentIdSchema(128);

const circleInputSchema = z.strictObject({ circleId: idSchema });
const otherMemberInputSchema = z.strictObject({ circleId: idSchema, userId: idSchema });

/** In which an invitation is written: that of the inviter's page. */
const languageSchema = z.enum(LANGUAGES).optional();

/** `inviteToCircle`: mails an invitation to a circle that the caller belongs to. */
export const inviteToCircleInputSchema = z.strictObject({
  circleId: idSchema,
  email: memberEmailSchema,
  language: languageSchema,
});

/** `joinCircle`: makes the caller a member where their address holds an open invitation, and uses that up. */
export const joinCircleInputSchema = z.strictObject({ circleId: idSchema, displayName: displayNameSchema });

/** `leaveCircle`: the leader hands over first. */
export const leaveCircleInputSchema = circleInputSchema;

/** `removeCircleMember`: by the leader. */
export const removeCircleMemberInputSchema = otherMemberInputSchema;

/** `handOverCircle`: the leader makes another member the leader. */
export const handOverCircleInputSchema = otherMemberInputSchema;

/** `deleteCircle`: by the leader, once nobody else is in it. */
export const deleteCircleInputSchema = circleInputSchema;

/** `removeCircle`: by leadership, with everybody in it and everything that it held. */
export const removeCircleInputSchema = circleInputSchema;

/** What a link carries: the invitation's id, and the key that only its mail holds. */
export const invitationLinkSchema = z.strictObject({
  invitation: idSchema,
  key: z.string().regex(/^[\w-]{43}$/),
});

export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** The link of the mail, below the address of the public site. */
export function invitationLink(publicSiteUrl: string, { invitation, key }: InvitationLink): string {
  return `${publicSiteUrl}/sign-in?invitation=${encodeURIComponent(invitation)}&key=${key}`;
}

/** `openInvitation`: what a link is good for; changes nothing. */
export const openInvitationInputSchema = invitationLinkSchema;
export const openInvitationOutputSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    circleId: z.string(),
    circleName: z.string(),
    email: z.string(),
    /** What the account of this address is called; null where it has no name yet, or is none. */
    displayName: z.string().nullable(),
  }),
  refusalSchema.extend({ mayRenew: z.boolean() }),
]);

/** `acceptInvitation`: a sign-in code of Firebase Authentication for the invited address; joining follows with `joinCircle`. */
export const acceptInvitationInputSchema = invitationLinkSchema;
export const acceptInvitationOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), email: z.string(), oobCode: z.string() }),
  refusalSchema,
]);

/** `renewInvitation`: mails a new link to replace an expired one, to the same address. */
export const renewInvitationInputSchema = invitationLinkSchema.extend({ language: languageSchema });
