import { LANGUAGES } from '@prayer-community/i18n/language';
import { type Message, message, t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { documentIdSchema } from '../fields/document-id.ts';
import { HOUR_MS } from '../fields/durations.ts';
import { emailAddressSchema } from '../fields/email-address.ts';
import { maxChars } from '../fields/max-chars.ts';
import { PASSWORD_MESSAGES, passwordSchema } from '../fields/password.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS } from '../limits.ts';
import { refusalSchema } from '../refusal.ts';
import { AVAILABILITIES } from './profile.ts';
import { STAFF_ROLES } from './staff-roles.ts';
import { usernameKey } from './username.ts';

export const MEMBER_FORM_MESSAGES = {
  allRequired: message('Please fill in all required fields.'),
  usernameInvalid: message('Use only letters, digits and . _ + - in a username.'),
  passwordRequired: message('Please enter a new password.'),
} as const;

export const MEMBER_REFUSALS = {
  staffRequired: message('Please sign in to the prayer team.'),
  leadershipRequired: message('Access denied. Leadership role required.'),
  signInAgain: message('Please sign in again. You must have signed in within the last 12 hours.'),
  emailTaken: message('A user with this email already exists.'),
  usernameTaken: message('Username already exists. Please choose a different one.'),
  notAdded: message('Failed to add team member.'),
  halfDone: message('User created but role assignment failed. Please manually assign role.'),
  notWelcomed: message(
    'The member was added, but the welcome email wasn’t sent. Please send them a link to choose a password.',
  ),
  noMember: message('This member no longer exists.'),
  yourself: message('You can’t change your own role or delete your own account here.'),
  lastLeader: message('At least one member must keep the leadership role.'),
  weakPassword: PASSWORD_MESSAGES.tooWeak,
} as const;

/** Refusals of commands that were partly carried out. */
export const PARTIAL_SUCCESSES: readonly Message[] = [MEMBER_REFUSALS.halfDone, MEMBER_REFUSALS.notWelcomed];

/** How long after entering the emailed code a leader may change the team. */
export const TEAM_CHANGES_WITHIN_MS = 12 * HOUR_MS;

const required = trimmedText().min(1, withMessage(MEMBER_FORM_MESSAGES.allRequired));
export const uidSchema = documentIdSchema(128);

/** A password whose absence has its own message. */
function requiredPassword(missing: Message) {
  return z.string().min(1, withMessage(missing)).pipe(passwordSchema);
}

/** The form for adding a member. The username is the part of the email address before the @ unless edited. */
export const memberFormSchema = z.strictObject({
  firstName: required.check(maxChars(NAME_MAX_CHARS)),
  lastName: required.check(maxChars(NAME_MAX_CHARS)),
  email: required.pipe(emailAddressSchema),
  username: z.string().transform((username, context) => {
    const key = usernameKey(username);
    if (key === null) {
      const message =
        username.trim() === '' ? MEMBER_FORM_MESSAGES.allRequired : MEMBER_FORM_MESSAGES.usernameInvalid;
      context.addIssue({ code: 'custom', message: t(message) });
      return z.NEVER;
    }
    return key;
  }),
  password: requiredPassword(MEMBER_FORM_MESSAGES.allRequired),
  phone: trimmedText().check(maxChars(PHONE_MAX_CHARS)),
  role: z.enum(STAFF_ROLES, withMessage(MEMBER_FORM_MESSAGES.allRequired)),
});

export type MemberForm = z.infer<typeof memberFormSchema>;

/** The form for editing a member. A new email address must first be confirmed by a code. */
export const editMemberFormSchema = memberFormSchema.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
});

/** Returns the username that an email address suggests: the part before the @, if it is a valid username. Otherwise empty. */
export function suggestedUsername(email: string): string {
  const [mailbox = ''] = email.trim().split('@');
  return usernameKey(mailbox) ?? '';
}

/**
 * `addTeamMember`: creates the account, profile, username and lists together. Failures are rolled back if possible. The
 * welcome is in the language of the page.
 */
export const addTeamMemberInputSchema = memberFormSchema.extend({ language: z.enum(LANGUAGES).optional() });
export const addTeamMemberOutputSchema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), uid: z.string() }),
  refusalSchema,
]);

/** `updateTeamMember`: changes the name, phone number, role or availability. */
export const updateTeamMemberInputSchema = editMemberFormSchema
  .omit({ email: true })
  .extend({ role: z.enum(STAFF_ROLES), status: z.enum(AVAILABILITIES) })
  .partial()
  .extend({ uid: uidSchema })
  .refine(
    ({ uid: _whose, ...changes }) => Object.values(changes).some((change) => change !== undefined),
    withMessage(MEMBER_FORM_MESSAGES.allRequired),
  );

/**
 * `deleteTeamMember`: ends access and unassigns the member's open requests at once. Their account and other data are
 * deleted afterwards.
 */
export const deleteTeamMemberInputSchema = z.strictObject({ uid: uidSchema });

/** The form for setting a member's password. */
export const setPasswordFormSchema = z.strictObject({
  newPassword: requiredPassword(MEMBER_FORM_MESSAGES.passwordRequired),
});

/** `changeUserPassword`: sets the password of the member with that username and ends their sessions. Leadership only. */
export const changeUserPasswordInputSchema = setPasswordFormSchema.extend({
  username: trimmedText().min(1),
});
