import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Exports } from './exports.tsx';

/** `/prayerteam/export`: leadership exports everything that the community has stored. */
export function ExportPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{() => <Exports />}</LeadershipOnly>;
}
