import { styled } from '@mui/material/styles';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { isFilteredView } from '@prayer-community/domain/prayer-request/work-view';
import { areRepliesOn } from '@prayer-community/domain/replies/reply-route';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { useListFocus } from '../../ui/use-list-focus.ts';
import { useTeamLoad } from './assignment/use-team-load.ts';
import { AvailabilityToggle } from './availability/availability-toggle.tsx';
import { DashboardContext, type DashboardKnowledge } from './dashboard-context.ts';
import { OpenCard } from './pane/open-card.tsx';
import { RequestPane } from './pane/request-pane.tsx';
import { LoadingRequests } from './requests/loading-requests.tsx';
import { RequestSearch } from './search/request-search.tsx';
import { SessionLink } from './session/session-link.tsx';
import { ShortcutsButton } from './shortcuts/shortcuts-button.tsx';
import { TabbedWork } from './tabbed-work.tsx';
import { PushCard } from './team/push-card.tsx';
import { SetUpCard } from './team/set-up-card.tsx';
import { TeamCard } from './team/team-card.tsx';
import { UndeliveredNotice } from './team/undelivered-notice.tsx';
import { useTeam } from './team/use-team.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { useStanding } from './use-standing.ts';
import { useWorkAddress } from './views/use-work-address.ts';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 6px',
  // Compact, to fit twenty requests on a laptop screen and six on a phone.
  marginTop: -28,
  [theme.breakpoints.up('sm')]: { marginBlock: '-24px 8px' },
  '& h1': {
    fontSize: '1.0625rem',
    lineHeight: '36px',
    [theme.breakpoints.up('sm')]: { fontSize: '1.75rem', lineHeight: 1.2 },
  },
}));

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 });

/** Shows only the list, or the list next to the open request. On a phone, shows one of the two. */
const Work = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-open] > [data-list]': { [theme.breakpoints.down('md')]: { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 23rem) minmax(0, 1fr)' },
    '&[data-open] > [data-list]': {
      position: 'sticky',
      top: 80,
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
    },
  },
  [theme.breakpoints.up('lg')]: {
    '&[data-side]': { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
  },
}));

const ListColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  containerType: 'inline-size',
  rowGap: 6,
  alignContent: 'start',
  minWidth: 0,
  outline: 'none',
  '& > *': { gridColumn: '1 / -1' },
  // The tabs and the search share a line.
  '& > nav': { gridArea: '1 / 1' },
  [theme.breakpoints.up('md')]: { rowGap: 14 },
}));

const Side = styled('aside')({ display: 'grid', gap: 12, alignContent: 'start', paddingTop: 8 });

interface DashboardProps {
  uid: string;
  profile: Profile<Date>;
  visibility: RequestVisibility;
}

export function Dashboard({ uid, profile, visibility }: DashboardProps) {
  const role = profile.role;
  const address = useWorkAddress();
  const { view, openId } = address;
  const reminders = useSettings('reminders');
  const clock = reminders.state === 'ready' && reminders.settings.by_urgency ? reminders.settings : null;
  const teamMayClaim = reminders.state === 'ready' && reminders.settings.team_may_claim;
  const privacy = useSettings('privacy');
  const retentionDays = privacy.state === 'ready' ? privacy.settings.retention_days : 0;
  const requesters = useSettings('requesters');
  const offersReplies = requesters.state !== 'ready' || areRepliesOn(requesters.settings);
  const [isTeamShown, setIsTeamShown] = useState(false);
  const isFiltered = isFilteredView(view) && address.search === '';
  const team = useTeam(isTeamShown || openId !== null || isFiltered);
  useFailureToast('loadTeam', team.state === 'error');
  const load = useTeamLoad(
    role === 'leadership' && reminders.state === 'ready' && reminders.settings.suggests_assignee,
  );
  const standing = useStanding();
  const isTeamKnown = team.state !== 'loading';
  const members = team.state === 'ready' ? team.documents : null;
  const knowledge = useMemo<DashboardKnowledge>(
    () => ({
      actor: { uid, role },
      visibility,
      team: members,
      isTeamKnown,
      standing,
      clock,
      load,
      teamMayClaim,
      retentionDays,
      offersReplies,
    }),
    [
      uid,
      role,
      visibility,
      members,
      isTeamKnown,
      standing,
      clock,
      load,
      teamMayClaim,
      retentionDays,
      offersReplies,
    ],
  );
  // These could no longer be loaded if the connection were lost.
  useEffect(() => {
    preloadToasts();
    void OpenCard.load();
  }, []);
  const list = useRef<HTMLDivElement>(null);
  useListFocus(list);
  useKeepPlace(list, address.openId);
  const hasSide = role === 'leadership' && openId === null;

  return (
    <DashboardContext value={knowledge}>
      <Header>
        <PageHeading>{t('Prayer Team Dashboard')}</PageHeading>
        <Tools>
          <SessionLink />
          <AvailabilityToggle uid={uid} profile={profile} />
        </Tools>
      </Header>
      {role === 'leadership' && <UndeliveredNotice />}
      <Work data-open={openId === null ? undefined : ''} data-side={hasSide ? '' : undefined}>
        <ListColumn ref={list} tabIndex={-1} data-list>
          <RequestSearch address={address} />
          {reminders.state === 'loading' && <LoadingRequests />}
          {reminders.state !== 'loading' && (
            <TabbedWork visibility={visibility} clock={clock} address={address} />
          )}
          <ShortcutsButton list={list} />
        </ListColumn>
        {openId !== null && <RequestPane key={openId} requestId={openId} onClose={address.close} />}
        {hasSide && (
          <Side aria-label={t('Leadership')}>
            <SetUpCard />
            <PushCard uid={uid} profile={profile} />
            <TeamCard team={team} onShown={setIsTeamShown} />
          </Side>
        )}
      </Work>
    </DashboardContext>
  );
}
