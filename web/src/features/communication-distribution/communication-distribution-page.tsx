import { ACCESS_DENIED, LeadershipOnly } from '../../session/leadership-only.tsx';
import { CommunicationDistribution } from './communication-distribution.tsx';

/** `/prayerteam/communication-distribution`: leadership decides who is notified by email and text message. */
export function CommunicationDistributionPage() {
  return (
    <LeadershipOnly refusal={ACCESS_DENIED}>
      {({ uid }) => <CommunicationDistribution ownUid={uid} />}
    </LeadershipOnly>
  );
}
