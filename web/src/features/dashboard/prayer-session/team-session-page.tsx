import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { message } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { useOwnProfile } from '../../../session/own-profile.ts';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PrayerSession } from '../../../ui/prayer-session/prayer-session.ts';
import { RequirePrayerSessionsEnabled } from '../../../ui/prayer-session/require-prayer-sessions-enabled.tsx';
import { PrayerSessionScreen } from '../../../ui/prayer-session/session-screen.tsx';
import { visibilityFor } from '../visibility-for.ts';
import { RequestToPray } from './request-to-pray.tsx';
import { teamSource } from './team-source.ts';

const WAY_BACK = { leaveTo: PATHS.dashboard, leaveLabel: message('Back to the Dashboard') };

const ALL_SKIPPED = message('You’ve recently prayed for every open request. Thank you.');

/** `/prayerteam/session`, where staff pray for the open requests one after another. */
export function TeamSessionPage() {
  const own = useOwnProfile();
  const privacy = useSettings('privacy');
  switch (own.state) {
    case 'loading':
      return <PageLoading />;
    case 'absent':
      // The dashboard explains what to do.
      return <Navigate to={PATHS.dashboard} replace />;
    case 'ready': {
      // As on the dashboard, requests that the settings hide from the team are not queried.
      const visibility = visibilityFor(own.profile.role, privacy);
      return (
        <RequirePrayerSessionsEnabled where="for_team" {...WAY_BACK}>
          {visibility === null ? (
            <PageLoading />
          ) : (
            <TeamSession key={visibility} uid={own.uid} visibility={visibility} />
          )}
        </RequirePrayerSessionsEnabled>
      );
    }
  }
}

function TeamSession({ uid, visibility }: { uid: string; visibility: RequestVisibility }) {
  const begin = () => new PrayerSession(teamSource(uid, visibility));
  const [session, setSession] = useState(begin);
  return (
    <PrayerSessionScreen
      session={session}
      {...WAY_BACK}
      allSkipped={ALL_SKIPPED}
      onAgain={() => setSession(begin)}
    >
      {(request) => <RequestToPray request={request} />}
    </PrayerSessionScreen>
  );
}
