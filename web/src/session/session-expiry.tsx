import { sessionEndByProfile, sessionEndsAt } from '@prayer-community/domain/settings/session-end';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { showToast } from '../ui/toast/toast.ts';
import { clockAheadByNewToken } from './clock-ahead.ts';
import { type OwnProfile, useOwnProfile } from './own-profile.ts';
import { signOut } from './sign-out.ts';
import { sessionBeganAt } from './watch-session.ts';

const TICK_MS = 1000;

/** The shortest session that leadership may choose. If the rules refuse a younger session, there is another reason. */
const SHORTEST_HOURS = 1;

/** Signs out a member whose session has expired or was ended, which stops all listeners. */
export function SessionExpiry() {
  const own = useOwnProfile();
  const beganAt = useBeganAt();
  const end = beganAt === null ? null : endOf(own, beganAt);
  // The account of an ended session may no longer get a token, so the server is not asked for its time.
  const wasEnded = end !== null && beganAt !== null && end <= beganAt * 1000;
  const hasRunOut = useIsPast(wasEnded ? null : end);
  const isOver = wasEnded || hasRunOut;

  useEffect(() => {
    if (isOver) {
      signOut('expired').catch(() =>
        showToast({ title: t('Error'), text: t('Failed to log out.'), kind: 'failure' }),
      );
    }
  }, [isOver]);

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
      return own.wasReady ? mfa_at * 1000 : sessionEndsAt({ mfa_at }, SHORTEST_HOURS).getTime();
    case 'ready':
      return sessionEndByProfile(own.profile, { mfa_at }).getTime();
  }
}

function useBeganAt(): number | null {
  const [beganAt, setBeganAt] = useState<number | null>(null);
  useEffect(() => {
    let isAwaited = true;
    sessionBeganAt().then(
      (began) => isAwaited && setBeganAt(began),
      (error: unknown) => console.warn('The age of the session cannot be asked at the moment.', error),
    );
    return () => {
      isAwaited = false;
    };
  }, []);
  return beganAt;
}

/**
 * Returns whether that moment has passed. The device's clock may be hours ahead, so the server is asked once before the
 * clock is trusted.
 */
function useIsPast(endMs: number | null): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (endMs === null) {
      return;
    }
    let isWatched = true;
    let asked: Promise<number> | undefined;
    async function look(end: number): Promise<void> {
      if (Date.now() >= end) {
        asked ??= clockAheadByNewToken();
        const aheadMs = await asked;
        if (isWatched) {
          setIsPast(Date.now() - aheadMs >= end);
        }
      } else {
        setIsPast(false);
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
  return isPast;
}
