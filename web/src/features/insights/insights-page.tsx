import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Insights } from './insights.tsx';

/** `/prayerteam/insights`: leadership sees how many requests come in and how soon the team responds. */
export function InsightsPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{() => <Insights />}</LeadershipOnly>;
}
