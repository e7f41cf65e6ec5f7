import { styled } from '@mui/material/styles';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { isFilteredView } from '@prayer-community/domain/prayer-request/work-view';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { useRef, useState } from 'react';
import type { LiveSettings } from '../../firebase/settings/use-settings.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useListFocus } from '../../ui/use-list-focus.ts';
import { AvailabilityToggle } from './availability/availability-toggle.tsx';
import { DashboardContext } from './dashboard-context.ts';
import { NOT_LOADED } from './dashboard-toasts.ts';
import { RequestPane } from './pane/request-pane.tsx';
import { PrayerSessionLink } from './prayer-session/prayer-session-link.tsx';
import { PushCard } from './push/push-card.tsx';
import { LoadingRequests } from './requests/loading-requests.tsx';
import { RequestSearch } from './search/request-search.tsx';
import { ShortcutsButton } from './shortcuts/shortcuts-button.tsx';
import { ReviewCard } from './side-cards/review-card.tsx';
import { SetUpCard } from './side-cards/set-up-card.tsx';
import { TeamCard } from './side-cards/team-card.tsx';
import { UndeliveredNotice } from './side-cards/undelivered-notice.tsx';
import { useTeam } from './side-cards/use-team.ts';
import { TabbedWork } from './tabbed-work.tsx';
import { useDashboardContextValue } from './use-dashboard-context-value.ts';
import { useKeepPlace } from './use-keep-place.ts';
import { useOpenedRow } from './use-opened-row.ts';
import { useDashboardUrl } from './views/use-dashboard-url.ts';

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 6px',
  // Compact, to fit twenty requests on a laptop screen and six on a phone.
  marginTop: -26,
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
      top: 'calc(80px + var(--banner-clearance, 0px))',
      maxHeight: 'calc(100dvh - 96px - var(--banner-clearance, 0px))',
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
  rowGap: 4,
  alignContent: 'start',
  minWidth: 0,
  outline: 'none',
  '& > *': { gridColumn: '1 / -1' },
  // The tabs and the search share a line.
  '& > nav': { gridArea: '1 / 1' },
  // Only the first list has to begin far up.
  [theme.breakpoints.down('md')]: { '& > :is(section, fieldset) ~ section': { marginTop: 11, gap: 8 } },
  [theme.breakpoints.up('md')]: { rowGap: 14 },
}));

const Side = styled('aside')({ display: 'grid', gap: 12, alignContent: 'start', paddingTop: 8 });

interface DashboardProps {
  uid: string;
  profile: Profile<Date>;
  visibility: RequestVisibility;
  reminders: LiveSettings<'reminders'>;
  privacy: LiveSettings<'privacy'>;
}

export function Dashboard({ uid, profile, visibility, reminders, privacy }: DashboardProps) {
  const role = profile.role;
  const url = useDashboardUrl();
  const { view, openId } = url;
  const [isTeamShown, setIsTeamShown] = useState(false);
  const isFiltered = isFilteredView(view) && url.search === '';
  const team = useTeam(isTeamShown || openId !== null || isFiltered);
  useFailureToast(NOT_LOADED.team, team.state === 'error');
  const value = useDashboardContextValue({ uid, role, visibility, staff: team, reminders, privacy });
  const list = useRef<HTMLDivElement>(null);
  useListFocus(list);
  const opened = useOpenedRow(list);
  useKeepPlace(list, opened, openId);
  const hasSide = role === 'leadership' && openId === null;

  return (
    <DashboardContext value={value}>
      <Header>
        <PageHeading>{t('Prayer Team Dashboard')}</PageHeading>
        <Tools>
          <PrayerSessionLink />
          <AvailabilityToggle uid={uid} profile={profile} />
        </Tools>
      </Header>
      {role === 'leadership' && <UndeliveredNotice />}
      <Work data-open={openId === null ? undefined : ''} data-side={hasSide ? '' : undefined}>
        <ListColumn ref={list} tabIndex={-1} data-list>
          <RequestSearch url={url} />
          {reminders.state === 'loading' && <LoadingRequests />}
          {reminders.state !== 'loading' && <TabbedWork url={url} />}
        </ListColumn>
        {openId !== null && <RequestPane key={openId} requestId={openId} onClose={url.close} />}
        {hasSide && (
          <Side aria-label={t('Leadership')}>
            <SetUpCard />
            <PushCard uid={uid} profile={profile} />
            <TeamCard team={team} onShown={setIsTeamShown} />
            <ReviewCard />
          </Side>
        )}
      </Work>
      <ShortcutsButton list={list} opened={opened} isRequestOpen={openId !== null} />
    </DashboardContext>
  );
}
