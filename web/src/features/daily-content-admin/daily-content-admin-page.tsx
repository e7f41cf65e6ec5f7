import { PATHS } from '../../config/paths.ts';
import { LeadershipOnly } from '../../session/leadership-only.tsx';
import { ADMIN_TOASTS } from './admin-toasts.ts';
import { ContentAdministration } from './content-administration.tsx';

/** `/daily-content/admin`: leadership writes, publishes and deletes daily content. */
export function DailyContentAdminPage() {
  return (
    <LeadershipOnly refusal={ADMIN_TOASTS.accessDenied} home={PATHS.requestPrayer}>
      {({ uid }) => <ContentAdministration uid={uid} />}
    </LeadershipOnly>
  );
}
