import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { UserManagement } from './user-management.tsx';

/** `/prayerteam/user-management`: leadership manages the staff. */
export function UserManagementPage() {
  return (
    <LeadershipOnly refusal={ACCESS_DENIED}>{({ uid }) => <UserManagement ownUid={uid} />}</LeadershipOnly>
  );
}
