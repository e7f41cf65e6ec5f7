import { styled } from '@mui/material/styles';
import type { PrayerCircle } from '@prayer-community/domain/prayer-circle';
import { text } from '@prayer-community/domain/texts/text';
import type { LiveQuery } from '../../firebase/use-live-query.ts';
import { useIsLeadership } from '../../session/use-is-leadership.ts';
import { CircleCard } from './circle-card.tsx';
import type { NamedMember } from './member-gate.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Cards, Quiet, Stack } from './stack.tsx';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

interface CircleListProps {
  circles: LiveQuery<PrayerCircle<Date>>;
  /** Until it is known which circles the member belongs to, no card offers a way in. */
  memberships: 'loading' | 'error' | 'ready';
  joined: ReadonlySet<string>;
  member: NamedMember;
}

/** Every circle, with how many members it has at this moment. */
export function CircleList({ circles, memberships, joined, member }: CircleListProps) {
  return (
    <Stack>
      <Title>{text('Available Prayer Circles')}</Title>
      <Entries circles={circles} memberships={memberships} joined={joined} member={member} />
    </Stack>
  );
}

function Entries({ circles, memberships, joined, member }: CircleListProps) {
  const isLeadership = useIsLeadership();
  if (circles.state === 'error') {
    return <NotLoaded onRetry={circles.retry} />;
  }
  if (circles.state === 'loading' || memberships === 'loading') {
    return <Quiet role="status">{text('Loading...')}</Quiet>;
  }
  if (circles.documents.length === 0) {
    return <Quiet role="status">{text('No prayer circles available. Create the first one!')}</Quiet>;
  }
  const ownFirst = [
    ...circles.documents.filter(({ id }) => joined.has(id)),
    ...circles.documents.filter(({ id }) => !joined.has(id)),
  ];
  return (
    <Cards>
      {ownFirst.map((circle) => (
        <CircleCard
          key={circle.id}
          circle={circle}
          isJoined={joined.has(circle.id)}
          member={member}
          isLeadership={isLeadership}
        />
      ))}
    </Cards>
  );
}
