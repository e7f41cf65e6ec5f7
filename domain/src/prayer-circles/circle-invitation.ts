import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import * as z from 'zod';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../fields/durations.ts';
import { maskedEmail } from '../fields/masked-email.ts';
import type { Stored } from '../fields/stored.ts';

/** An invitation is valid for this long after it was sent. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

/** How long a used link signs in again, because the response may have been lost. */
export const LINK_REPEATABLE_MS = 15 * MINUTE_MS;

/** Maximum number of invitations per member and day, across all circles. */
export const INVITATIONS_PER_DAY = 20;

/** Maximum number of invitations per network address and hour, across all members. A parish hall shares one address. */
export const INVITATIONS_FROM_NETWORK_PER_HOUR = 60;

/**
 * The stored fields of `circle_invitations/{circle}_{pseudonym of the address}`. Only the newest invitation of an
 * address to a circle is stored.
 */
export function circleInvitationFields(instant: z.ZodType<Date>) {
  return {
    circle_id: z.string(),
    /** The details of the circle that the invited person may read. Absent in older documents. */
    circle: z
      .object({ name: z.string(), description: z.string().nullable(), topic: z.string().nullable() })
      .optional(),
    /** In lower case. The person who accepts must have verified this address. */
    address: z.string(),
    /** The invitation counts only while this member belongs to the circle. */
    invited_by: z.string(),
    /** The language of the invitation. Absent in older documents. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    created_at: instant,
    expires_at: instant,
    /** When the mailed link first signed in its owner, who may not have joined yet. Absent in older documents. */
    link_used_at: instant.nullable().default(null),
    used_at: instant.nullable(),
  };
}

export type CircleInvitation<Instant> = Stored<typeof circleInvitationFields, Instant>;

export function newInvitation(
  sent: Pick<CircleInvitation<Date>, 'circle_id' | 'circle' | 'address' | 'invited_by'> & {
    language?: Language | undefined;
  },
  now: Date,
): CircleInvitation<Date> {
  return {
    ...sent,
    language: sent.language ?? DEFAULT_LANGUAGE,
    created_at: now,
    expires_at: after(now, INVITATION_LIFETIME_MS),
    link_used_at: null,
    used_at: null,
  };
}

export type InvitationState = 'open' | 'used' | 'expired';

export function invitationState(
  { used_at, expires_at }: Pick<CircleInvitation<Date>, 'used_at' | 'expires_at'>,
  now: Date,
): InvitationState {
  if (used_at !== null) {
    return 'used';
  }
  return now < expires_at ? 'open' : 'expired';
}

/** True if the mailed link may sign in its owner. It works once. After that, invited people sign in as usual and join. */
export function maySignInByLink(
  { link_used_at }: Pick<CircleInvitation<Date>, 'link_used_at'>,
  now: Date,
): boolean {
  return link_used_at === null || now.getTime() - link_used_at.getTime() < LINK_REPEATABLE_MS;
}

/** Creates the email with an invitation. The delivery contains neither the full address nor the key. */
export function invitationMessage(
  invitationId: string,
  { address, created_at }: Pick<CircleInvitation<Date>, 'address' | 'created_at'>,
): DeliveryMessage {
  return {
    key: `invitation_${invitationId}_${created_at.getTime()}`,
    channel: 'email',
    template: 'invitation',
    recipient: maskedEmail(address),
    about_id: invitationId,
  };
}

/** True while an email queued at `queuedAt` may offer the invitation: it is open, and no later one replaced it. */
export function isStillOffered(invitation: CircleInvitation<Date>, queuedAt: Date, now: Date): boolean {
  return invitationState(invitation, now) === 'open' && invitation.created_at <= queuedAt;
}

/**
 * Returns the whole days for which an open invitation is still valid, as stated in an email. At least one, which stands
 * for "within a day". An email that is sent within an hour still states all days.
 */
export function daysLeft({ expires_at }: Pick<CircleInvitation<Date>, 'expires_at'>, now: Date): number {
  return Math.max(1, Math.floor((expires_at.getTime() - now.getTime() + HOUR_MS) / DAY_MS));
}
