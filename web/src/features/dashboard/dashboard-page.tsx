import { t } from '@prayer-community/i18n/text';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { useOwnProfile } from '../../session/own-profile.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { Dashboard } from './dashboard.tsx';
import { visibilityFor } from './visibility-for.ts';

export { MySettingsPage } from './my-settings/my-settings-page.tsx';

/** `/prayerteam/dashboard`, where staff work on the requests. */
export function DashboardPage() {
  const own = useOwnProfile();
  // Requested together with the profile because the list needs all three.
  const reminders = useSettings('reminders');
  const privacy = useSettings('privacy');
  switch (own.state) {
    case 'loading':
      return <PageLoading />;
    case 'absent':
      return (
        <>
          <PageHeading>{t('Prayer Team Dashboard')}</PageHeading>
          <Lead>{t('Your account is no longer on the prayer team. Please contact a leader.')}</Lead>
        </>
      );
    case 'ready': {
      const { uid, profile } = own;
      // The rules refuse a list query that asks for more than the settings let the team see, so wait for the settings.
      const visibility = visibilityFor(profile.role, privacy);
      return visibility === null ? (
        <PageLoading />
      ) : (
        <Dashboard {...{ uid, profile, visibility, reminders, privacy }} />
      );
    }
  }
}
