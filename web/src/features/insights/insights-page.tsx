import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Insights } from './insights.tsx';

/** `/prayerteam/insights`: leadership sees how much is asked, and how soon somebody answers. */
export function InsightsPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{() => <Insights />}</LeadershipOnly>;
}
