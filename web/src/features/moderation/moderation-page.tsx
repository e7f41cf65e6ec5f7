import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { Moderation } from './moderation.tsx';

/** `/prayerteam/moderation`: leadership decides what hangs on the Belief Wall. */
export function ModerationPage() {
  return <LeadershipOnly refusal={ACCESS_DENIED}>{({ uid }) => <Moderation uid={uid} />}</LeadershipOnly>;
}
