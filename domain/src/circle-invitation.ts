import type { DeliveryMessage } from './delivery.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { maskedEmail } from './masked-email.ts';

const DAY_MS = 86_400_000;

/** An invitation is good for this long after it was sent. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

/** Invitations that one member may send in a day, whatever the circles. */
export const INVITATIONS_PER_DAY = 20;

/** `circle_invitations/{circle}_{pseudonym of the address}`: at most one to a circle and address, the newest. */
export interface CircleInvitation<Instant> {
  circle_id: string;
  /** In small letters; whoever accepts must have proven it. */
  address: string;
  /** Counts only while this member belongs to the circle. */
  invited_by: string;
  /** In which it is written. */
  language: Language;
  created_at: Instant;
  expires_at: Instant;
  /** When it was used up. */
  used_at: Instant | null;
}

/** The invitation as it is sent. */
export function newInvitation(
  sent: Pick<CircleInvitation<Date>, 'circle_id' | 'address' | 'invited_by'> & {
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

/** The mail of an invitation; whoever reads of it learns neither the whole address nor the key. */
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
