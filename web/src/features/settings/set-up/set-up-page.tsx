import { ACCESS_DENIED, LeadershipOnly } from '../../../session/leadership-only.tsx';
import { SetUp } from './set-up.tsx';

/** `/prayerteam/set-up`: the first leader answers seven questions, and anyone of leadership changes an answer later. */
export function SetUpPage() {
  return (
    <LeadershipOnly refusal={ACCESS_DENIED}>{({ profile }) => <SetUp profile={profile} />}</LeadershipOnly>
  );
}
