import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { CommunicationDistribution } from './communication-distribution.tsx';

/** `/prayerteam/communication-distribution`: leadership decides who is told by e-mail and by text message. */
export function CommunicationDistributionPage() {
  return (
    <LeadershipOnly refusal={ACCESS_DENIED}>
      {({ uid }) => <CommunicationDistribution ownUid={uid} />}
    </LeadershipOnly>
  );
}
