import type { CircleDetails } from '@prayer-community/domain/prayer-circles/circle-form';
import {
  type CircleInvitation,
  invitationState,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { useCallback } from 'react';
import { type LiveQuery, useFollowing, useLiveQuery } from '../../firebase/use-live-query.ts';

/** Follows the circles a member belongs to, newest first. */
export function useOwnCircles(uid: string): LiveQuery<PrayerCircle<Date>> {
  return useFollowing(
    useCallback(async () => {
      const { followOwnCircles } = await import('./follow-own-circles.ts');
      return (listener) => followOwnCircles(uid, listener);
    }, [uid]),
  );
}

/** Follows one circle. */
export function useCircle(circleId: string): LiveQuery<PrayerCircle<Date>> {
  return useFollowing(
    useCallback(async () => {
      const { followCircle } = await import('./follow-circle.ts');
      return (listener) => followCircle(circleId, listener);
    }, [circleId]),
  );
}

/** Follows the unused invitations for an email address. */
export function useInvitations(email: string): LiveQuery<CircleInvitation<Date>> {
  return useLiveQuery(
    useCallback(async () => (await import('./circle-queries.ts')).invitationsTo(email), [email]),
  );
}

export interface OfferedCircle extends CircleDetails {
  id: string;
}

/**
 * Returns the circles with open invitations. Sorted by the invitation, newest first, because only members can read when
 * a circle was created.
 */
export function offeredCircles(invitations: LiveQuery<CircleInvitation<Date>>): OfferedCircle[] {
  if (invitations.state !== 'ready') {
    return [];
  }
  const now = new Date();
  const newestFirst = invitations.documents.toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime(),
  );
  return newestFirst.flatMap((invitation) =>
    invitation.circle && invitationState(invitation, now) === 'open'
      ? [{ ...invitation.circle, id: invitation.circle_id }]
      : [],
  );
}
