import type { CircleInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { PrayerCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { t } from '@prayer-community/i18n/text';
import { circlePath } from '../../config/paths.ts';
import type { LiveQuery } from '../../firebase/use-live-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNavigateWhileMounted } from '../../ui/use-navigate-while-mounted.ts';
import { CircleCard, memberCount } from './circle-card.tsx';
import { JoinButton } from './join-button.tsx';
import { NotLoaded } from './not-loaded.tsx';
import type { NamedMember } from './require-named-member.tsx';
import { Cards, Quiet, SectionTitle, Stack } from './stack.tsx';
import { offeredCircles } from './use-circles.ts';

interface CircleListProps {
  own: LiveQuery<PrayerCircle<Date>>;
  invitations: LiveQuery<CircleInvitation<Date>>;
  member: NamedMember;
}

export function CircleList(lists: CircleListProps) {
  return (
    <Stack>
      <SectionTitle>{t('Available Prayer Circles')}</SectionTitle>
      <Entries {...lists} />
    </Stack>
  );
}

function Entries({ own, invitations, member }: CircleListProps) {
  const navigate = useNavigateWhileMounted();

  function retryBoth(): void {
    own.retry();
    invitations.retry();
  }

  if (own.state === 'error' || invitations.state === 'error') {
    return <NotLoaded onRetry={retryBoth} />;
  }
  if (own.state === 'loading' || invitations.state === 'loading') {
    return <Quiet role="status">{t('Loading...')}</Quiet>;
  }
  const joined = new Set(own.documents.map(({ id }) => id));
  const offered = offeredCircles(invitations).filter(({ id }) => !joined.has(id));
  if (joined.size === 0 && offered.length === 0) {
    return <Quiet role="status">{t('No prayer circles available. Create the first one!')}</Quiet>;
  }
  return (
    <Cards>
      {own.documents.map((circle) => (
        <CircleCard key={circle.id} circle={circle} note={memberCount(circle.member_count)}>
          <ButtonLink to={circlePath(circle.id)} aria-label={t('Open Circle {name}', { name: circle.name })}>
            {t('Open Circle')}
          </ButtonLink>
        </CircleCard>
      ))}
      {offered.map((circle) => (
        <CircleCard key={circle.id} circle={circle} note={t('You’re invited to this circle.')}>
          <JoinButton
            circleId={circle.id}
            circleName={circle.name}
            member={member}
            onJoined={() => navigate(circlePath(circle.id))}
          />
        </CircleCard>
      ))}
    </Cards>
  );
}
