import type { Profile } from '@prayer-community/domain/staff/profile';
import { t } from '@prayer-community/i18n/text';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { useOwnProfile } from '../../session/own-profile.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Dashboard } from './dashboard.tsx';
import { useTeamVisibility } from './use-team-visibility.ts';

export { MySettingsPage } from './team/my-settings-page.tsx';

/** `/prayerteam/dashboard`: the staff work the requests that came in. */
export function DashboardPage() {
  const own = useOwnProfile();
  // Asked for together with the profile: the list waits for all three.
  useSettings('reminders');
  useSettings('privacy');
  switch (own.state) {
    case 'loading':
      return <p role="status">{t('Loading...')}</p>;
    case 'absent':
      return (
        <>
          <PageHeading>{t('Prayer Team Dashboard')}</PageHeading>
          <Lead>{t('Your account is no longer on the prayer team. Please contact a leader.')}</Lead>
        </>
      );
    case 'ready':
      return own.profile.role === 'leadership' ? (
        <Dashboard uid={own.uid} profile={own.profile} visibility="everything" />
      ) : (
        <TeamDashboard uid={own.uid} profile={own.profile} />
      );
  }
}

// A list that asks for more than the settings let the team see would be refused.
function TeamDashboard({ uid, profile }: { uid: string; profile: Profile<Date> }) {
  const visibility = useTeamVisibility();
  return visibility === null ? (
    <p role="status">{t('Loading...')}</p>
  ) : (
    <Dashboard uid={uid} profile={profile} visibility={visibility} />
  );
}
