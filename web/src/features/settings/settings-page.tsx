import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Settings } from './settings.tsx';

/** `/prayerteam/settings`, where leadership manages the settings of the community. */
export function SettingsPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{() => <Settings />}</LeadershipOnly>;
}
