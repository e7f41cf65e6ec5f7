import { CIRCLE_REFUSALS } from '@prayer-community/domain/circle-membership';
import { text } from '@prayer-community/domain/texts/text';
import { useCallback } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useLiveQuery } from '../../firebase/use-live-query.ts';
import { InlineLink } from '../../ui/inline-button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { JoinButton } from './join-button.tsx';
import type { NamedMember } from './member-gate.tsx';
import { MemberSection } from './members/member-section.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PrayerSection } from './prayers/prayer-section.tsx';
import { Actions, Quiet, Stack } from './stack.tsx';

interface CircleViewProps {
  circleId: string;
  member: NamedMember;
}

/** One circle: for its members what it holds, for others the way in. */
export function CircleView({ circleId, member }: CircleViewProps) {
  const circles = useLiveQuery(
    useCallback(async () => (await import('./circle-queries.ts')).oneCircle(circleId), [circleId]),
  );
  const members = useLiveQuery(
    useCallback(async () => (await import('./circle-queries.ts')).membersOf(circleId), [circleId]),
  );
  if (circles.state === 'loading' || members.state === 'loading') {
    return <Quiet role="status">{text('Loading...')}</Quiet>;
  }
  if (circles.state === 'error') {
    return <NotLoaded onRetry={circles.retry} />;
  }
  if (members.state === 'error' && members.failure === 'unreachable') {
    return <NotLoaded onRetry={members.retry} />;
  }
  const [circle] = circles.documents;
  if (circle === undefined) {
    return (
      <>
        <PageHeading>{text('Prayer Circle')}</PageHeading>
        <Lead role="status">{CIRCLE_REFUSALS.noCircle}</Lead>
        <BackLink />
      </>
    );
  }
  // The rules refuse the members of a circle to whoever does not belong to it, and end it for whoever is removed.
  const own =
    members.state === 'ready' ? members.documents.find(({ user_id }) => user_id === member.uid) : undefined;
  return (
    <>
      <PageHeading>{circle.name}</PageHeading>
      <Lead>{circle.description ?? text('Only members of this circle can see what is shared here.')}</Lead>
      {own ? (
        <Stack>
          <PrayerSection circleId={circleId} own={own} />
          <MemberSection circle={circle} own={own} />
          <BackLink />
        </Stack>
      ) : (
        <Stack>
          <Quiet>{CIRCLE_REFUSALS.notInvited(member.email)}</Quiet>
          <Actions>
            <JoinButton
              circleId={circleId}
              circleName={circle.name}
              member={member}
              onJoined={members.retry}
            />
            <BackLink />
          </Actions>
        </Stack>
      )}
    </>
  );
}

function BackLink() {
  return (
    <Actions>
      <InlineLink to={PATHS.prayerCircles} look="text">
        {text('Back to Prayer Circles')}
      </InlineLink>
    </Actions>
  );
}
