import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { ImportScreen } from './import-screen.tsx';

/** `/prayerteam/import`: leadership brings requests, people and groups from another system. */
export function ImportPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{() => <ImportScreen />}</LeadershipOnly>;
}
