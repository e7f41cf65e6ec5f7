import { styled } from '@mui/material/styles';
import type { PrayerCircle } from '@prayer-community/domain/prayer-circle';
import { useEffect } from 'react';
import type { LiveQuery } from '../../firebase/use-live-query.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { CircleCard } from './circle-card.tsx';
import { CIRCLE_TOASTS } from './circle-toasts.ts';
import type { NamedMember } from './member-gate.tsx';
import { Actions, Cards, Quiet, Stack } from './stack.tsx';

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
      <Title>Available Prayer Circles</Title>
      <Entries circles={circles} memberships={memberships} joined={joined} member={member} />
    </Stack>
  );
}

function Entries({ circles, memberships, joined, member }: CircleListProps) {
  if (circles.state === 'error') {
    return <NotLoaded onRetry={circles.retry} />;
  }
  if (circles.state === 'loading' || memberships === 'loading') {
    return <Quiet role="status">Loading...</Quiet>;
  }
  if (circles.documents.length === 0) {
    return <Quiet role="status">No prayer circles available. Create the first one!</Quiet>;
  }
  return (
    <Cards>
      {circles.documents.map((circle) => (
        <CircleCard key={circle.id} circle={circle} isJoined={joined.has(circle.id)} member={member} />
      ))}
    </Cards>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => void showToast(CIRCLE_TOASTS.notLoaded), []);
  return (
    <Actions>
      <Quiet>{CIRCLE_TOASTS.notLoaded.text}</Quiet>
      <Button look="outlined" onClick={onRetry}>
        Try Again
      </Button>
    </Actions>
  );
}
