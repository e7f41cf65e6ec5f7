import { sessionEndByProfile, sessionEndsAt } from '@prayer-community/domain/settings/session-end';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { showToast } from '../ui/toast/toast.ts';
import { rememberAddress } from './address-after-sign-in.ts';
import { clockAheadByNewToken } from './clock-ahead.ts';
import { type OwnProfile, useOwnProfile } from './own-profile.ts';
import { signOut } from './sign-out.ts';
import { sessionBeganAt } from './watch-session.ts';

const TICK_MS = 1000;

/** The shortest that leadership may choose: a younger session was refused for another reason. */
const SHORTEST_HOURS = 1;

/** Signs a member out whose session has run out or was ended, which ends all listeners. The next sign-in leads back to where they were. */
export function SessionExpiry() {
  const own = useOwnProfile();
  const beganAt = useBeganAt();
  const end = beganAt === null ? null : endOf(own, beganAt);
  // Its account may be unable to get a token any more: no clock is asked about what was ended.
  const wasEnded = end !== null && beganAt !== null && end <= beganAt * 1000;
  const hasRunOut = useIsPast(wasEnded ? null : end);
  const isOver = wasEnded || hasRunOut;

  useEffect(() => {
    if (isOver) {
      rememberAddress(window.location);
      signOut('expired').catch(() =>
        showToast({ title: t('Error'), text: t('Failed to log out.'), kind: 'failure' }),
      );
    }
  }, [isOver]);

  return null;
}

/**
 * When the session ends, in milliseconds; null where that is not known yet. What the rules refuse has run out, or was ended. A profile
 * that was there and is gone was deleted: Google does not promise that open listeners end with it.
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

/** Whether that moment has come. Before the device's clock is believed, which may be hours ahead, the server is asked once. */
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
    // A timer of days overflows, and pauses while the device sleeps.
    const ticking = setInterval(() => void look(endMs), TICK_MS);
    return () => {
      isWatched = false;
      clearInterval(ticking);
    };
  }, [endMs]);
  return isPast;
}
