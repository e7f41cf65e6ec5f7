import { message, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { useStaffActivity } from '../../../session/idle/use-staff-activity.ts';
import { LocaleDate } from '../../../ui/moment.tsx';
import { PrayerSession } from '../../../ui/prayer-session/prayer-session.ts';
import { RequireSessionsEnabled } from '../../../ui/prayer-session/require-sessions-enabled.tsx';
import { SessionScreen } from '../../../ui/prayer-session/session-screen.tsx';
import { PrayersSoFar, SessionOrigin, SessionText } from '../../../ui/prayer-session/session-text.tsx';
import { WALL_SOURCE } from './wall-source.ts';

const WAY_BACK = { leaveTo: PATHS.beliefWall, leaveLabel: message('Back to the Belief Wall') };

const NOTHING = message(
  'Every request on the Belief Wall has been answered, or you prayed for it recently. Thank you.',
);

/** `/belief-wall/session`: visitors pray for the posts of the wall, one after another. */
export function WallSessionPage() {
  useStaffActivity();
  return (
    <RequireSessionsEnabled where="on_wall" {...WAY_BACK}>
      <WallSession />
    </RequireSessionsEnabled>
  );
}

function WallSession() {
  const [session, setSession] = useState(begin);
  return (
    <SessionScreen session={session} {...WAY_BACK} nothing={NOTHING} onAgain={() => setSession(begin)}>
      {({ author_name, created_at, content, prayer_count }) => (
        <>
          <SessionOrigin>
            <h2 dir="auto">{author_name ?? t('Anonymous')}</h2>
            <LocaleDate at={created_at} />
          </SessionOrigin>
          <SessionText dir="auto">{content}</SessionText>
          <PrayersSoFar count={prayer_count} />
        </>
      )}
    </SessionScreen>
  );
}

function begin() {
  return new PrayerSession(WALL_SOURCE);
}
