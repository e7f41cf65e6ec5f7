import { text } from '@prayer-community/domain/texts/text';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CircleOverview } from './circle-overview.tsx';
import { MemberGate } from './member-gate.tsx';

/** `/prayer-circles`: every circle, and the way into one. */
export function PrayerCirclesPage() {
  return (
    <>
      <PageHeading>{text('Prayer Circles')}</PageHeading>
      <Lead>
        {text(
          'Private groups that share prayers and pray for one another. Access to a circle is by invitation only.',
        )}
      </Lead>
      <MemberGate>{(member) => <CircleOverview member={member} />}</MemberGate>
    </>
  );
}
