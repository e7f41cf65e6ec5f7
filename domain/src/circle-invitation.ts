const DAY_MS = 86_400_000;

/** An invitation is good for this long after it was sent. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

/** Invitations that one member may send in a day, whatever the circles. */
export const INVITATIONS_PER_DAY = 20;

/** Invitations that one address is sent in a day, whoever sends them. */
export const INVITATIONS_TO_ADDRESS_PER_DAY = 5;

/** `circle_invitations/{circle}_{pseudonym of the address}`: at most one to a circle and address, the newest. */
export interface CircleInvitation<Instant> {
  circle_id: string;
  /** In small letters; whoever accepts must have proven it. */
  address: string;
  /** Counts only while this member belongs to the circle. */
  invited_by: string;
  created_at: Instant;
  expires_at: Instant;
  /** SHA-256 of the key in the link, hex. */
  key_hash: string;
  /** When it was used up. */
  used_at: Instant | null;
}

/** The invitation as it is sent. */
export function newInvitation(
  sent: Pick<CircleInvitation<Date>, 'circle_id' | 'address' | 'invited_by' | 'key_hash'>,
  now: Date,
): CircleInvitation<Date> {
  return {
    ...sent,
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
