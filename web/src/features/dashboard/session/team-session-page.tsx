import type { RequestSight } from '@prayer-community/domain/request-access';
import { text } from '@prayer-community/domain/texts/text';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { PrayerSession } from '../../../prayer-session/prayer-session.ts';
import { SessionGate } from '../../../prayer-session/session-gate.tsx';
import { SessionScreen } from '../../../prayer-session/session-screen.tsx';
import { useOwnProfile } from '../../../session/own-profile.ts';
import { useTeamSight } from '../use-team-sight.ts';
import { RequestToPray } from './request-to-pray.tsx';
import { teamSource } from './team-source.ts';

const WAY_BACK = { leaveTo: PATHS.dashboard, leaveLabel: text('Back to the Dashboard') };

const NOTHING = text('You’ve recently prayed for every open request. Thank you.');

/** `/prayerteam/session`: the staff pray for the open requests, one after another. */
export function TeamSessionPage() {
  const own = useOwnProfile();
  switch (own.state) {
    case 'loading':
      return <p role="status">{text('Loading...')}</p>;
    case 'absent':
      // The dashboard says what to do about it.
      return <Navigate to={PATHS.dashboard} replace />;
    case 'ready':
      return (
        <SessionGate where="for_team" {...WAY_BACK}>
          {own.profile.role === 'leadership' ? (
            <TeamSession uid={own.uid} sight="everything" />
          ) : (
            <PrayerTeamSession uid={own.uid} />
          )}
        </SessionGate>
      );
  }
}

// What the settings keep from the team is not asked for, as on the dashboard.
function PrayerTeamSession({ uid }: { uid: string }) {
  const sight = useTeamSight();
  return sight === null ? (
    <p role="status">{text('Loading...')}</p>
  ) : (
    <TeamSession key={sight} uid={uid} sight={sight} />
  );
}

function TeamSession({ uid, sight }: { uid: string; sight: RequestSight }) {
  const begin = () => new PrayerSession(teamSource(uid, sight));
  const [session, setSession] = useState(begin);
  return (
    <SessionScreen session={session} {...WAY_BACK} nothing={NOTHING} onAgain={() => setSession(begin)}>
      {(request) => <RequestToPray request={request} />}
    </SessionScreen>
  );
}
