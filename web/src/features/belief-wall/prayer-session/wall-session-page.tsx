import { message, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { useStaffActivity } from '../../../session/idle/use-staff-activity.ts';
import { LocaleDate } from '../../../ui/moment.tsx';
import { PrayerSession } from '../../../ui/prayer-session/prayer-session.ts';
import { RequirePrayerSessionsEnabled } from '../../../ui/prayer-session/require-prayer-sessions-enabled.tsx';
import { PrayerSessionScreen } from '../../../ui/prayer-session/session-screen.tsx';
import {
  PrayerSessionOrigin,
  PrayerSessionText,
  PrayersSoFar,
} from '../../../ui/prayer-session/session-text.tsx';
import { WALL_SOURCE } from './wall-source.ts';

const WAY_BACK = { leaveTo: PATHS.beliefWall, leaveLabel: message('Back to the Belief Wall') };

const ALL_SKIPPED = message(
  'Every request on the Belief Wall has been answered, or you prayed for it recently. Thank you.',
);

/** `/belief-wall/session`: visitors pray for the posts of the wall, one after another. */
export function WallSessionPage() {
  useStaffActivity();
  return (
    <RequirePrayerSessionsEnabled where="on_wall" {...WAY_BACK}>
      <WallSession />
    </RequirePrayerSessionsEnabled>
  );
}

function WallSession() {
  const [session, setSession] = useState(begin);
  return (
    <PrayerSessionScreen
      session={session}
      {...WAY_BACK}
      allSkipped={ALL_SKIPPED}
      onAgain={() => setSession(begin)}
    >
      {({ author_name, created_at, content, prayer_count }) => (
        <>
          <PrayerSessionOrigin>
            <h2 dir="auto">{author_name ?? t('Anonymous')}</h2>
            <LocaleDate at={created_at} />
          </PrayerSessionOrigin>
          <PrayerSessionText dir="auto">{content}</PrayerSessionText>
          <PrayersSoFar count={prayer_count} />
        </>
      )}
    </PrayerSessionScreen>
  );
}

function begin() {
  return new PrayerSession(WALL_SOURCE);
}
