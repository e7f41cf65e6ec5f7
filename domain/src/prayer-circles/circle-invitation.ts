import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import * as z from 'zod';
import type { DeliveryMessage } from '../delivery/delivery.ts';
import { maskedEmail } from '../fields/masked-email.ts';
import type { CircleDetails } from './circle-form.ts';

const DAY_MS = 86_400_000;

/** An invitation is good for this long after it was sent. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

/** Invitations that one member may send in a day, whatever the circles. */
export const INVITATIONS_PER_DAY = 20;

/**
 * The stored fields of `circle_invitations/{circle}_{pseudonym of the address}`, generic over the type of an instant: at most one to a
 * circle and address, the newest.
 */
export function circleInvitationFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    circle_id: z.string(),
    /** What the invited person reads of the circle; absent in what was stored before they could. */
    circle: z
      .object({ name: z.string(), description: z.string().nullable(), topic: z.string().nullable() })
      .optional(),
    /** In lower case; the person who accepts must have proven it. */
    address: z.string(),
    /** Counts only while this member belongs to the circle. */
    invited_by: z.string(),
    /** In which it is written; absent in what was stored before there were two. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    created_at: instant,
    expires_at: instant,
    /** When it was used up. */
    used_at: instant.nullable(),
  };
}

/** An invitation, generic in the type of its instants. */
export interface CircleInvitation<Instant> {
  circle_id: string;
  circle?: CircleDetails | undefined;
  address: string;
  invited_by: string;
  language: Language;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** The invitation as it is sent. */
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
    expires_at: new Date(now.getTime() + INVITATION_LIFETIME_MS),
    used_at: null,
  };
}

export type InvitationState = 'open' | 'used' | 'expired';

/** What an invitation has come to. */
export function invitationState(
  { used_at, expires_at }: Pick<CircleInvitation<Date>, 'used_at' | 'expires_at'>,
  now: Date,
): InvitationState {
  if (used_at !== null) {
    return 'used';
  }
  return now < expires_at ? 'open' : 'expired';
}

/** The mail of an invitation; it shows neither the whole address nor the key. */
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

/** True while a mail that was queued then may offer the invitation: it is open, and no later one took its place. */
export function isStillOffered(invitation: CircleInvitation<Date>, queuedAt: Date, now: Date): boolean {
  return invitationState(invitation, now) === 'open' && invitation.created_at <= queuedAt;
}

/** For how many days an open invitation is still good, as a mail says it: at least one. */
export function daysLeft({ expires_at }: Pick<CircleInvitation<Date>, 'expires_at'>, now: Date): number {
  return Math.max(1, Math.round((expires_at.getTime() - now.getTime()) / DAY_MS));
}
