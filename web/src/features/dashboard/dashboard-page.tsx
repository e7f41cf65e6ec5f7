import { useOwnProfile } from '../../session/own-profile.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Dashboard } from './dashboard.tsx';

/** `/prayerteam/dashboard`: the staff work the requests that came in. */
export function DashboardPage() {
  const own = useOwnProfile();
  switch (own.state) {
    case 'loading':
      return <p role="status">Loading...</p>;
    case 'absent':
      return (
        <>
          <PageHeading>Prayer Team Dashboard</PageHeading>
          <Lead>
            Your account no longer belongs to the prayer team. Please ask someone of the leadership.
          </Lead>
        </>
      );
    case 'ready':
      return <Dashboard uid={own.uid} profile={own.profile} />;
  }
}
