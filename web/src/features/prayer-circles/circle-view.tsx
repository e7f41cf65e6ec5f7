import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { t } from '@prayer-community/i18n/text';
import { useCallback } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useLiveQuery } from '../../firebase/use-live-query.ts';
import { InlineLink } from '../../ui/inline-button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { JoinButton } from './join-button.tsx';
import { MemberSection } from './members/member-section.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PrayerSection } from './prayers/prayer-section.tsx';
import type { NamedMember } from './require-named-member.tsx';
import { Actions, Quiet, Stack } from './stack.tsx';
import { offeredCircles, useCircle, useInvitations } from './use-circles.ts';

interface CircleViewProps {
  circleId: string;
  member: NamedMember;
}

/** One circle. Members see its content, invited people can join, and everyone else learns nothing about it. */
export function CircleView({ circleId, member }: CircleViewProps) {
  // Not in the section of members, which is gone as soon as the rules refuse its list.
  const navigate = useNavigateWhileMounted();
  const circles = useCircle(circleId);
  const members = useLiveQuery(
    useCallback(async () => (await import('./circle-queries.ts')).membersOf(circleId), [circleId]),
  );
  const lead = useRestoreFocus<HTMLParagraphElement>();
  if (circles.state === 'loading' || members.state === 'loading') {
    return <Quiet role="status">{t('Loading...')}</Quiet>;
  }
  const broken = [circles, members].find((live) => live.state === 'error' && live.failure === 'unreachable');
  if (broken) {
    return <CircleNotLoaded onRetry={broken.retry} />;
  }
  // The rules let only members read a circle's members, and end the listener when a member is removed.
  const memberships = members.state === 'ready' ? members.documents : [];
  const own = memberships.find(({ user_id }) => user_id === member.uid);
  const circle = circles.state === 'ready' ? circles.documents[0] : undefined;
  if (!own || !circle) {
    return (
      <NonMemberView
        circleId={circleId}
        member={member}
        onJoined={() => {
          // The pressed button is about to disappear.
          lead.expectBack();
          retryBoth(circles, members);
        }}
      />
    );
  }
  return (
    <>
      <div dir="auto">
        <PageHeading>{circle.name}</PageHeading>
      </div>
      <Lead ref={lead.ref} tabIndex={-1} dir="auto" style={{ outline: 'none' }}>
        {circle.description ?? t('On this site, only members of this circle see what is shared here.')}
      </Lead>
      <Stack>
        <PrayerSection circleId={circleId} own={own} members={memberships} />
        <MemberSection
          circle={circle}
          own={own}
          members={memberships}
          onGone={() => navigate(PATHS.prayerCircles)}
        />
        <BackLink />
      </Stack>
    </>
  );
}

function retryBoth(...lists: { retry: () => void }[]): void {
  for (const { retry } of lists) {
    retry();
  }
}

interface NonMemberViewProps extends CircleViewProps {
  onJoined: () => void;
}

/** Lets invited people join. Tells everyone else how to ask for an invitation. */
function NonMemberView({ circleId, member, onJoined }: NonMemberViewProps) {
  const invitations = useInvitations(member.email);
  if (invitations.state === 'loading') {
    return <Quiet role="status">{t('Loading...')}</Quiet>;
  }
  if (invitations.state === 'error') {
    return <CircleNotLoaded onRetry={invitations.retry} />;
  }
  const offered = offeredCircles(invitations).find(({ id }) => id === circleId);
  return (
    <>
      <div dir="auto">
        <PageHeading>{offered?.name ?? t('Prayer Circle')}</PageHeading>
      </div>
      <Lead role="status">
        {offered ? t('You’re invited to this circle.') : t(CIRCLE_REFUSALS.notInvited(member.email))}
      </Lead>
      <Actions>
        {offered && (
          <JoinButton circleId={circleId} circleName={offered.name} member={member} onJoined={onJoined} />
        )}
        <BackLink />
      </Actions>
    </>
  );
}

function CircleNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageHeading>{t('Prayer Circle')}</PageHeading>
      <NotLoaded onRetry={onRetry} />
    </>
  );
}

function BackLink() {
  return (
    <Actions>
      <InlineLink to={PATHS.prayerCircles} look="text">
        {t('Back to Prayer Circles')}
      </InlineLink>
    </Actions>
  );
}
