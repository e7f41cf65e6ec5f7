import { ACCESS_DENIED, LeadershipOnly } from '../../../session/leadership-only.tsx';
import { SetUp } from './set-up.tsx';

/** `/prayerteam/set-up`, where the first leader answers seven questions, and any leader can change an answer later. */
export function SetUpPage() {
  return (
    <LeadershipOnly refusal={ACCESS_DENIED}>{({ profile }) => <SetUp profile={profile} />}</LeadershipOnly>
  );
}
