import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Moderation } from './moderation.tsx';

/** `/prayerteam/moderation`, where leadership reviews Belief Wall posts. */
export function ModerationPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{({ uid }) => <Moderation uid={uid} />}</LeadershipOnly>;
}
