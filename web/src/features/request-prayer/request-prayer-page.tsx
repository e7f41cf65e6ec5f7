import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/`: a visitor asks for prayer. */
export function RequestPrayerPage() {
  return (
    <>
      <PageHeading>Request Prayer</PageHeading>
      <Lead>Submit your prayer requests and connect with our prayer community</Lead>
    </>
  );
}
