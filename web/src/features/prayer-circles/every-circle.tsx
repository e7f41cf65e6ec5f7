import { t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { useGrowingQuery } from '../../firebase/use-growing-query.ts';
import { useListFocus } from '../../ui/use-list-focus.ts';
import { CircleCard, memberCount } from './circle-card.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { RemoveCircle } from './remove-circle.tsx';
import { ShowMore } from './show-more.tsx';
import { Cards, Quiet, SectionTitle, Stack } from './stack.tsx';

/** A church has a few dozen. */
const CIRCLES_PER_PAGE = 200;

const loadCircles = async (count: number) => (await import('./circle-queries.ts')).allCircles(count);

export function EveryCircle() {
  const circles = useGrowingQuery(loadCircles, CIRCLES_PER_PAGE);
  const section = useRef<HTMLDivElement>(null);
  useListFocus(section);
  return (
    <Stack ref={section} role="group" aria-label={t('All Prayer Circles')} tabIndex={-1}>
      <SectionTitle>{t('All Prayer Circles')}</SectionTitle>
      <Quiet>
        {t('Only leadership sees this list and can delete a circle. Its prayers aren’t shown here.')}
      </Quiet>
      {circles.state === 'error' && <NotLoaded onRetry={circles.retry} />}
      {circles.state === 'loading' && <Quiet role="status">{t('Loading...')}</Quiet>}
      {circles.state === 'ready' && (
        <Cards>
          {circles.documents.map((circle) => (
            <CircleCard key={circle.id} circle={circle} note={memberCount(circle.member_count)}>
              <RemoveCircle circleId={circle.id} circleName={circle.name} />
            </CircleCard>
          ))}
        </Cards>
      )}
      <ShowMore list={circles} />
    </Stack>
  );
}
