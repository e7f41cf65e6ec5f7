import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { ImportScreen } from './import-screen.tsx';

/** `/prayerteam/import`: leadership imports requests, people and groups from another system. */
export function ImportPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{({ uid }) => <ImportScreen uid={uid} />}</LeadershipOnly>;
}
