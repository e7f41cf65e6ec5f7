import { styled } from '@mui/material/styles';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { text } from '@prayer-community/domain/texts/text';
import { useMemo, useState } from 'react';
import { openNoteDrafts } from '../../session/note-drafts.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useTeamLoad } from './assignment/use-team-load.ts';
import { AvailabilityToggle } from './availability/availability-toggle.tsx';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { DashboardContext, type DashboardKnowledge } from './dashboard-context.ts';
import { LinkedRequestView } from './linked-request/linked-request.tsx';
import { useLinkedRequestId } from './linked-request/use-linked-request-id.ts';
import { RequestWork } from './requests/request-work.tsx';
import { SessionLink } from './session/session-link.tsx';
import { LanguageCard } from './team/language-card.tsx';
import { PushCard } from './team/push-card.tsx';
import { TeamCard } from './team/team-card.tsx';
import { UndeliveredNotice } from './team/undelivered-notice.tsx';
import { useTeam } from './team/use-team.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useStanding } from './use-standing.ts';

const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    '& > aside': { order: 1 },
  },
}));

const Aside = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  alignItems: 'start',
  // One below the other where the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  [theme.breakpoints.up('lg')]: { gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface DashboardProps {
  uid: string;
  profile: Profile<Date>;
  visibility: RequestVisibility;
}

/** Everything on the dashboard, for the member who is signed in. */
export function Dashboard({ uid, profile, visibility }: DashboardProps) {
  const role = profile.role;
  const [linkedRequestId, showAll] = useLinkedRequestId();
  const reminders = useSettings('reminders');
  const clock = reminders.state === 'ready' && reminders.settings.by_urgency ? reminders.settings : null;
  const teamMayClaim = reminders.state === 'ready' && reminders.settings.team_may_claim;
  const [isOutOfDate, setIsOutOfDate] = useState(false);
  const team = useTeam();
  useFailureToast('loadTeam', team.state === 'error');
  const load = useTeamLoad(
    role === 'leadership' && reminders.state === 'ready' && reminders.settings.suggests_assignee,
  );
  const noteDrafts = useMemo(() => openNoteDrafts(uid), [uid]);
  const standing = useStanding();
  const members = team.state === 'ready' ? team.documents : null;
  const knowledge = useMemo<DashboardKnowledge>(
    () => ({ actor: { uid, role }, team: members, noteDrafts, standing, clock, load, teamMayClaim }),
    [uid, role, members, noteDrafts, standing, clock, load, teamMayClaim],
  );

  return (
    <DashboardContext value={knowledge}>
      <Header>
        <PageHeading>{text('Prayer Team Dashboard')}</PageHeading>
        <Row>
          <SessionLink />
          <AvailabilityToggle uid={uid} profile={profile} />
        </Row>
      </Header>
      <ConnectionBanner isOutOfDate={isOutOfDate} />
      {role === 'leadership' && <UndeliveredNotice />}
      <Columns>
        <Aside aria-label={role === 'leadership' ? text('Leadership') : text('Notifications')}>
          <PushCard uid={uid} profile={profile} />
          {role === 'leadership' && <TeamCard team={team} />}
          <LanguageCard uid={uid} profile={profile} />
        </Aside>
        {linkedRequestId === null ? (
          <RequestWork
            visibility={visibility}
            clock={clock}
            isClockKnown={reminders.state !== 'loading'}
            onOutOfDate={setIsOutOfDate}
          />
        ) : (
          <LinkedRequestView requestId={linkedRequestId} onAll={showAll} onOutOfDate={setIsOutOfDate} />
        )}
      </Columns>
    </DashboardContext>
  );
}
