import { MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { sessionEndByProfile, sessionEndsAt } from '@prayer-community/domain/settings/session-end';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { useServerValue } from '../firebase/use-server-value.ts';
import { showToast } from '../ui/toast/toast.ts';
import { clockAheadByCurrentToken, clockAheadByNewToken } from './clock-ahead.ts';
import { type OwnProfile, useOwnProfile } from './own-profile.ts';
import { signOutOrToast } from './sign-out-or-toast.ts';
import { useServerTime } from './use-server-time.ts';
import { sessionBeganAt } from './watch-session.ts';

const TICK_MS = SECOND_MS;

/** How long before its end a session is announced to end. */
const WARNING_MINUTES = 5;

/** The shortest session that leadership may choose. If the rules refuse a younger session, there is another reason. */
const SHORTEST_HOURS = 1;

/**
 * Warns before a session ends, and signs out a member whose session has expired or was ended, which stops all
 * listeners. Until then, screens follow the server's clock.
 */
export function SessionExpiry() {
  useServerTime();
  const own = useOwnProfile();
  const beganAt = useServerValue(sessionBeganAt, null);
  const end = beganAt === null ? null : endOf(own, beganAt);
  // The account of an ended session may no longer get a token, so the server is not asked for its time.
  const wasEnded = end !== null && beganAt !== null && end <= beganAt * SECOND_MS;
  const phase = usePhase(wasEnded ? null : end);
  const isOver = wasEnded || phase === 'over';
  const isEnding = phase === 'ending';
  const wasDeleted = own.state === 'absent' && own.isDeleted;

  useEffect(() => {
    if (isEnding) {
      void showToast({
        title: t('Your session ends in less than {minutes} minutes', { minutes: WARNING_MINUTES }),
        text: t('Please save your work and sign in again.'),
        kind: 'failure',
        durationMs: WARNING_MINUTES * MINUTE_MS,
      });
    }
  }, [isEnding]);

  useEffect(() => {
    if (isOver) {
      void signOutOrToast(wasDeleted ? 'removed' : 'expired');
    }
  }, [isOver, wasDeleted]);

  return null;
}

/**
 * Returns when the session ends, in milliseconds. Null if this is not known yet. A session that the rules refuse has
 * expired or was ended. A profile that was ready and is gone was deleted. Google does not guarantee that open listeners
 * end when that happens.
 */
function endOf(own: OwnProfile, mfa_at: number): number | null {
  switch (own.state) {
    case 'loading':
      return null;
    case 'absent':
      return own.wasReady ? mfa_at * SECOND_MS : sessionEndsAt({ mfa_at }, SHORTEST_HOURS).getTime();
    case 'ready':
      return sessionEndByProfile(own.profile, { mfa_at }).getTime();
  }
}

type Phase = 'running' | 'ending' | 'over';

/**
 * Returns how far a session is. The device's clock may be hours wrong, so the server is asked once before a session
 * ends.
 */
function usePhase(endMs: number | null): Phase {
  const [phase, setPhase] = useState<Phase>('running');
  useEffect(() => {
    if (endMs === null) {
      return;
    }
    let isWatched = true;
    const known = clockAheadByCurrentToken();
    let asked: Promise<number> | undefined;
    async function look(end: number): Promise<void> {
      // Only a slow clock counts here. One that was fast may have been set right since the token arrived.
      let aheadMs = Math.min(0, await known);
      if (phaseAt(end - Date.now() + aheadMs) !== 'running') {
        asked ??= clockAheadByNewToken();
        aheadMs = await asked;
      }
      if (isWatched) {
        setPhase(phaseAt(end - Date.now() + aheadMs));
      }
    }
    void look(endMs);
    // A timer of days would overflow, and it would pause while the device sleeps.
    const ticking = setInterval(() => void look(endMs), TICK_MS);
    return () => {
      isWatched = false;
      clearInterval(ticking);
    };
  }, [endMs]);
  return phase;
}

function phaseAt(leftMs: number): Phase {
  if (leftMs <= 0) {
    return 'over';
  }
  return leftMs <= WARNING_MINUTES * MINUTE_MS ? 'ending' : 'running';
}
