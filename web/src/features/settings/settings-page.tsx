import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Settings } from './settings.tsx';

/** `/prayerteam/settings`: what leadership decides for everybody. */
export function SettingsPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{() => <Settings />}</LeadershipOnly>;
}
